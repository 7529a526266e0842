/* The least that a build of such a workspace can cost: every campaign file is read and its Markdown rendered by libcmark,
   a page per campaign and a feed per locale with its gzip form are written. No front matter is understood, nothing is
   checked or simulated.

     floor WORKSPACE OUTPUT LOCALE... */
#include <cmark.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zlib.h>

struct text {
    char *bytes;
    size_t count, room;
};

static void append(struct text *text, const char *bytes, size_t count) {
    if (text->count + count > text->room) {
        text->room = 2 * (text->count + count);
        text->bytes = realloc(text->bytes, text->room);
    }
    memcpy(text->bytes + text->count, bytes, count);
    text->count += count;
}

static void write_file(const char *path, const struct text *text) {
    FILE *file = fopen(path, "wb");
    if (!file) exit(3);
    fwrite(text->bytes, 1, text->count, file);
    fclose(file);
}

static void write_packed(const char *path, const struct text *text) {
    gzFile file = gzopen(path, "wb9");
    gzwrite(file, text->bytes, text->count);
    gzclose(file);
}

static void read_file(const char *path, struct text *text) {
    FILE *file = fopen(path, "rb");
    if (!file) exit(3);
    char part[65536];
    size_t count;
    text->count = 0;
    while ((count = fread(part, 1, sizeof part, file)) > 0) append(text, part, count);
    append(text, "", 1);
    text->count--;
    fclose(file);
}

int main(int count, char **arguments) {
    if (count < 4) return 2;
    const char *workspace = arguments[1], *output = arguments[2];
    char **locales = arguments + 3, path[4096], campaign[1024] = "";
    int known = count - 3;
    struct text *feeds = calloc(known, sizeof *feeds), source = {0}, page = {0};
    struct dirent **entries;
    mkdir(output, 0777);
    snprintf(path, sizeof path, "%s/campaigns", workspace);
    int files = scandir(path, &entries, NULL, alphasort);
    for (int index = 0; index < files; index++) {
        char name[1024];
        snprintf(name, sizeof name, "%s", entries[index]->d_name);
        char *end = strrchr(name, '.');
        if (name[0] == '.' || !end) continue;
        snprintf(path, sizeof path, "%s/campaigns/%s", workspace, name);
        read_file(path, &source);
        *end = 0;
        int locale = 0;
        char *suffix = strrchr(name, '.');
        for (int other = 1; suffix && other < known; other++)
            if (!strcmp(suffix + 1, locales[other])) locale = other;
        if (locale > 0) *suffix = 0;
        if (strcmp(name, campaign) && page.count) {
            snprintf(path, sizeof path, "%s/%s.html", output, campaign);
            write_file(path, &page);
            page.count = 0;
        }
        strcpy(campaign, name);
        char *body = strstr(source.bytes + 1, "\n---\n");
        body = body ? body + 5 : source.bytes;
        size_t length = source.bytes + source.count - body;
        char *html = cmark_markdown_to_html(body, length, CMARK_OPT_DEFAULT);
        append(&page, html, strlen(html));
        free(html);
        append(&feeds[locale], "<dict><key>Message</key><string>", 32);
        append(&feeds[locale], body, length);
        append(&feeds[locale], "</string></dict>\n", 17);
    }
    if (page.count) {
        snprintf(path, sizeof path, "%s/%s.html", output, campaign);
        write_file(path, &page);
    }
    for (int locale = 0; locale < known; locale++) {
        snprintf(path, sizeof path, "%s/%s.plist", output, locales[locale]);
        write_file(path, &feeds[locale]);
        strcat(path, ".gz");
        write_packed(path, &feeds[locale]);
    }
    return 0;
}
