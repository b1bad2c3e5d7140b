/**
 * Runs `make` with a umask of 077, so that the files it creates, or a process it spawns creates, are private. `make` must be
 * synchronous, because the umask applies to the whole process.
 */
export function withPrivateUmask<T>(make: () => T): T {
  const before = process.umask(0o077);
  try {
    return make();
  } finally {
    process.umask(before);
  }
}
