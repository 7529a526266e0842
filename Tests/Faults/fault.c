/* Loaded before the program under test (LD_PRELOAD): counts its system calls on files below one folder, and at the n-th
   of them kills it or lets the call fail, as a crash, a full disk or a broken one would. Its clock can be made to jump.

   FAULT_PROGRAM  the program; in any other that it starts nothing is done
   FAULT_ROOT     the folder; relative paths count as below it
   FAULT_COUNTER  a file of 512 bytes: how many calls were counted, how many of them were disturbed, and the first of these
   FAULT_CALLS    which calls count, such as "write,rename"
   FAULT_AT       which of them is the first to be disturbed, from 1; 0 only counts
   FAULT_ACTION   "kill"; "half": half of a write, then kill; "short": half of a write, which is no failure; or a number:
                  the call fails with this errno
   FAULT_LASTING  "1": all calls from that one on are disturbed, as on a full disk
   FAULT_CLOCK    seconds, such as "0 3600 -86400": the clock is off by each of them in turn, from one reading to the next,
                  and over again; with "." behind them it stays at the last */

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))real(#name))
#define MOST_FILES 65536

enum { KILL = -1, HALF = -2, SHORT = -3 };

struct counter {
    _Atomic long counted, disturbed;
    char first[496];
};

static struct counter *counter;
static const char *root, *calls;
static long at;
static int action, lasting;
static long offsets[64], offset_count, stays;
static _Atomic long readings;
static char *_Atomic ours[MOST_FILES];

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
    char program[PATH_MAX];
    const char *wanted = getenv("FAULT_PROGRAM"), *file = getenv("FAULT_COUNTER"), *text;
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    if (!wanted || length < 0) return;
    program[length] = 0;
    if (strcmp(program, wanted)) return;
    if ((text = getenv("FAULT_CLOCK")))
        for (char *copy = strdup(text), *part; (part = strtok(copy, " ")) && offset_count < 64; copy = NULL)
            if (strcmp(part, "."))
                offsets[offset_count++] = atol(part);
            else
                stays = 1;
    root = getenv("FAULT_ROOT");
    calls = getenv("FAULT_CALLS");
    if (!file || !root || !calls) return;
    at = (text = getenv("FAULT_AT")) ? atol(text) : 0;
    lasting = (text = getenv("FAULT_LASTING")) && *text == '1';
    text = getenv("FAULT_ACTION");
    action = !text || !strcmp(text, "kill") ? KILL : !strcmp(text, "half") ? HALF : !strcmp(text, "short") ? SHORT : atoi(text);
    int descriptor = REAL(open)(file, O_RDWR | O_CLOEXEC);
    if (descriptor < 0) return;
    void *memory = mmap(NULL, sizeof *counter, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    REAL(close)(descriptor);
    if (memory != MAP_FAILED) counter = memory;
}

static int is_below(const char *path) {
    if (!counter || !path) return 0;
    return path[0] != '/' || !strncmp(path, root, strlen(root));
}

static int is_ours(int descriptor) {
    return counter && descriptor >= 0 && descriptor < MOST_FILES && ours[descriptor];
}

static int is_wanted(const char *call) {
    size_t length = strlen(call);
    for (const char *place = calls; (place = strstr(place, call)); place += length)
        if ((place == calls || place[-1] == ',') && (place[length] == ',' || !place[length])) return 1;
    return 0;
}

/* What is to be done with a call: 0: nothing. Where it is to be killed, this does not return. */
static int fault(const char *call, const char *path) {
    if (!is_wanted(call)) return 0;
    long number = ++counter->counted;
    if (!at || number < at || (number > at && !lasting)) return 0;
    if (!counter->disturbed++) snprintf(counter->first, sizeof counter->first, "%s %s", call, path);
    int is_write = !strcmp(call, "write");
    if (action == KILL || (action == HALF && !is_write)) {
        kill(getpid(), SIGKILL);
        pause();
    }
    if (action == SHORT) return is_write ? SHORT : 0;
    return action;
}

#define FAIL(call, path, condition)                \
    if (condition) {                               \
        int found = fault(call, path);             \
        if (found > 0) {                           \
            errno = found;                         \
            return -1;                             \
        }                                          \
    }

static int opened(int descriptor, const char *path, int below) {
    if (descriptor >= 0 && descriptor < MOST_FILES) ours[descriptor] = below ? strdup(path) : NULL;
    return descriptor;
}

#define OPEN(name, parameters, arguments)                                        \
    int name parameters {                                                        \
        mode_t mode = 0;                                                         \
        if (flags & (O_CREAT | O_TMPFILE)) {                                     \
            va_list list;                                                        \
            va_start(list, flags);                                               \
            mode = va_arg(list, mode_t);                                         \
            va_end(list);                                                        \
        }                                                                        \
        int below = is_below(path);                                              \
        FAIL(flags & O_CREAT ? "create" : "open", path, below)                   \
        return opened(REAL(name) arguments, path, below);                        \
    }

OPEN(open, (const char *path, int flags, ...), (path, flags, mode))
OPEN(open64, (const char *path, int flags, ...), (path, flags, mode))
OPEN(openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
OPEN(openat64, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))

DIR *opendir(const char *path) {
    if (is_below(path)) {
        int found = fault("list", path);
        if (found > 0) {
            errno = found;
            return NULL;
        }
    }
    return REAL(opendir)(path);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
    FAIL("read", ours[descriptor], is_ours(descriptor))
    return REAL(read)(descriptor, bytes, count);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
    if (is_ours(descriptor)) {
        int found = fault("write", ours[descriptor]);
        if (found > 0) {
            errno = found;
            return -1;
        }
        if (found == SHORT && count > 1) count /= 2;
        if (found == HALF) {
            REAL(write)(descriptor, bytes, count / 2);
            kill(getpid(), SIGKILL);
            pause();
        }
    }
    return REAL(write)(descriptor, bytes, count);
}

int close(int descriptor) {
    if (is_ours(descriptor)) {
        int found = fault("close", ours[descriptor]);
        ours[descriptor] = NULL;
        if (found > 0) {
            REAL(close)(descriptor);
            errno = found;
            return -1;
        }
    }
    return REAL(close)(descriptor);
}

int fsync(int descriptor) {
    FAIL("fsync", ours[descriptor], is_ours(descriptor))
    return REAL(fsync)(descriptor);
}

int flock(int descriptor, int operation) {
    FAIL("flock", ours[descriptor], is_ours(descriptor))
    return REAL(flock)(descriptor, operation);
}

int rename(const char *old, const char *new) {
    FAIL("rename", new, is_below(new))
    return REAL(rename)(old, new);
}

int link(const char *old, const char *new) {
    FAIL("link", new, is_below(new))
    return REAL(link)(old, new);
}

int unlink(const char *path) {
    FAIL("unlink", path, is_below(path))
    return REAL(unlink)(path);
}

int mkdir(const char *path, mode_t mode) {
    FAIL("mkdir", path, is_below(path))
    return REAL(mkdir)(path, mode);
}

int rmdir(const char *path) {
    FAIL("rmdir", path, is_below(path))
    return REAL(rmdir)(path);
}

int utimensat(int folder, const char *path, const struct timespec times[2], int flags) {
    FAIL("utimensat", path, is_below(path))
    return REAL(utimensat)(folder, path, times, flags);
}

int stat(const char *restrict path, struct stat *restrict status) {
    FAIL("stat", path, is_below(path))
    return REAL(stat)(path, status);
}

int lstat(const char *restrict path, struct stat *restrict status) {
    FAIL("stat", path, is_below(path))
    return REAL(lstat)(path, status);
}

static long offset(void) {
    if (!offset_count) return 0;
    long reading = readings++;
    return offsets[stays && reading >= offset_count ? offset_count - 1 : reading % offset_count];
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int result = REAL(clock_gettime)(clock, time);
    if (!result && clock == CLOCK_REALTIME) time->tv_sec += offset();
    return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    int result = REAL(gettimeofday)(time, zone);
    if (!result) time->tv_sec += offset();
    return result;
}

time_t time(time_t *place) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (place) *place = now.tv_sec;
    return now.tv_sec;
}
