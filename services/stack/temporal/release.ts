/** The tested release of the Temporal CLI; contains server 1.29.1. */
export const cliVersion = '1.5.1';

/** The published archives of the release by Node platform, with their SHA-256. */
const archives: Readonly<Record<string, { platform: string; arch: string; sha256: string }>> = {
  'linux-x64': {
    platform: 'linux',
    arch: 'amd64',
    sha256: 'ddc95e08b0b076efd4ea9733a3f488eb7d2be875f8834e616cd2a37358b4852d',
  },
  'linux-arm64': {
    platform: 'linux',
    arch: 'arm64',
    sha256: 'bd1b0db9f18b051026de8bf6cc1505f2510f14bbb7a8b9a4a91fff46c77454f5',
  },
  'darwin-x64': {
    platform: 'darwin',
    arch: 'amd64',
    sha256: 'bbb73e2a31135abe50a1f1cdb35030c42961df618e8ce9c60ae89f201540c5d9',
  },
  'darwin-arm64': {
    platform: 'darwin',
    arch: 'arm64',
    sha256: 'cca01b7ea35ad56e2a328d9ae596bf716bd22313ef63c7a761c88354457c2415',
  },
};

/** A tar.gz that contains the program `temporal`. */
export interface Archive {
  url: string;
  /** Hex. */
  sha256: string;
}

/** The official archive for this platform, or undefined if there is none. */
export function officialArchive(): Archive | undefined {
  const archive = archives[`${process.platform}-${process.arch}`];
  if (archive === undefined) return undefined;
  const { platform, arch, sha256 } = archive;
  return { url: `https://temporal.download/cli/archive/v${cliVersion}?platform=${platform}&arch=${arch}`, sha256 };
}
