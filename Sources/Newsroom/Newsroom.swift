// Newsroom
