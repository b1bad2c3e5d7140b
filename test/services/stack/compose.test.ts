import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import yaml from 'js-yaml';
import { variables } from '../../../services/configuration/variables.ts';
import { searchAttributes, taskQueues } from '../../../domain/orchestration.ts';
import { quietStatements } from '../../../services/stack/postgres/server.ts';
import { dynamicConfigurationFile } from '../../../services/stack/temporal/settings.ts';

interface ComposeService {
  image?: string;
  build?: string;
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string | number>;
  ports?: string[];
  profiles?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}

const cliTypes = { KEYWORD: 'Keyword', INT: 'Int' };
const text = readFileSync('docker-compose.yml', 'utf8');
const compose = yaml.load(text) as { services: Record<string, ComposeService>; volumes: Record<string, null> };
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build !== undefined);
const dockerfile = readFileSync('Dockerfile', 'utf8');

describe('docker-compose.yml', () => {
  it('has every process of the service and what they need', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'gateway',
      'migrate',
      'postgres',
      'storage',
      'temporal',
      'temporal-namespace',
      'temporal-schema',
      'temporal-ui',
      'worker-extraction',
      'worker-outbound',
      'worker-workflows',
    ]);
  });

  it('runs entries that there are', () => {
    const inDockerfile = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
    const entries = [...ours.flatMap(([, { command }]) => command ?? []), ...inDockerfile].filter((word) =>
      word.startsWith('dist/'),
    );

    expect(entries.length).toBeGreaterThanOrEqual(5);
    for (const entry of entries) {
      expect(existsSync(entry.replace(/^dist\//, '').replace(/\.js$/, '.ts'))).toBe(true);
    }
  });

  it('keeps what statements say of rows out of the log of Postgres, as the embedded one does', () => {
    const settings = [...quietStatements, 'max_connections=300'];
    expect(compose.services.postgres?.command).toEqual(['postgres', ...settings.flatMap((one) => ['-c', one])]);
  });

  it('serves every task queue', () => {
    const served = ours.flatMap(([, { environment }]) => String(environment?.WORKER_QUEUES ?? '').split(','));

    expect(served.filter((queue) => queue !== '').sort()).toEqual(Object.values(taskQueues).sort());
  });

  it('sets variables that the configuration knows, and no others', () => {
    for (const [name, { environment = {} }] of ours) {
      expect({ name, unknown: Object.keys(environment).filter((key) => !(key in variables)) }).toEqual({
        name,
        unknown: [],
      });
    }
  });

  it('gives the gateway and the workers one place for documents', () => {
    const readers = ours.filter(([name]) => name !== 'migrate');

    const place = { S3_BUCKET: 'documents', S3_ENDPOINT: 'http://storage:7070', AWS_ACCESS_KEY_ID: 'decpage' };

    expect(readers).toHaveLength(4);
    for (const [, { environment, depends_on }] of readers) {
      expect(environment).toMatchObject(place);
      expect(depends_on).toMatchObject({ storage: { condition: 'service_healthy' } });
    }
    expect(compose.services.storage).toMatchObject({
      environment: { ROOT_ACCESS_KEY_ID: place.AWS_ACCESS_KEY_ID },
      volumes: ['documents:/storage'],
    });
    expect(compose.services.storage?.entrypoint?.join(' ')).toContain(`/storage/objects/${place.S3_BUCKET}`);
  });

  it('names the version of every image that it does not build', () => {
    const images = services.filter(([, { build }]) => build === undefined).map(([, { image }]) => image ?? 'none');

    const ofNode = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile)?.[1] ?? 'none';
    const pinned = /^[a-z/-]+(:v?\d+\.\d+[\w.-]*|@sha256:[0-9a-f]{64})$/;

    expect([...images, ofNode].filter((image) => !pinned.test(image))).toEqual([]);
    expect(new Set([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image))).toEqual(
      new Set(['${NODE_IMAGE}']),
    );
  });

  it('opens its ports to this machine only', () => {
    const published = services.filter(([, { ports }]) => ports !== undefined);
    const ports = published.flatMap(([, service]) => service.ports ?? []);

    expect(published.map(([name]) => name).sort()).toEqual(['gateway', 'storage', 'temporal-ui']);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('shows the Temporal server, which asks nobody who he is, only to those who want its page', () => {
    expect(compose.services['temporal-ui']?.profiles).toEqual(['ui']);
    const always = services.filter(([, { profiles }]) => profiles === undefined).map(([, service]) => service);
    expect(always.flatMap(({ ports = [] }) => ports).filter((port) => /:(7233|7243|8080|5432)$/.test(port))).toEqual(
      [],
    );
    expect(always.flatMap(({ depends_on = {} }) => Object.keys(depends_on))).not.toContain('temporal-ui');
  });

  it('has no password of its own', () => {
    const secrets = [...text.matchAll(/\$\{(\w*PASSWORD)(.*?)\}/g)].map(([, , otherwise]) => otherwise);

    expect(secrets).toHaveLength(7);
    expect(secrets.every((otherwise) => otherwise?.startsWith(':?'))).toBe(true);
  });

  it('waits for services, and mounts files, that there are', () => {
    const waitedFor = services.flatMap(([, service]) => Object.keys(service.depends_on ?? {}));
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));

    expect(waitedFor.filter((name) => !(name in compose.services))).toEqual([]);
    for (const source of mounted) {
      expect(source.startsWith('.') ? existsSync(source) : source in compose.volumes).toBe(true);
    }
  });
});

describe('the Temporal server of docker-compose.yml', () => {
  it('has the settings of the embedded one (npm run generate:files writes them)', () => {
    expect(readFileSync('deploy/temporal/dynamic-config.yaml', 'utf8')).toBe(dynamicConfigurationFile());
    expect(compose.services.temporal?.environment?.DYNAMIC_CONFIG_FILE_PATH).toBe('/setup/dynamic-config.yaml');
  });

  it('gets the search attributes of our workflows', () => {
    const script = readFileSync('deploy/temporal/setup-namespace.sh', 'utf8');

    for (const { name, type } of Object.values(searchAttributes))
      expect(script).toContain(`add ${name} ${cliTypes[type]}`);
  });

  it('is set up by scripts that a plain shell reads', () => {
    const scripts = ['deploy/temporal', 'deploy/postgres'].flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.sh'))
        .map((file) => `${folder}/${file}`),
    );

    expect(scripts).toHaveLength(3);
    for (const script of scripts) expect(() => execFileSync('sh', ['-n', script])).not.toThrow();
  });
});

describe('the Dockerfile', () => {
  it('copies what there is, past a .dockerignore that lets it through', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
      sources.split(' '),
    );
    const allowed = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => new RegExp(`^${line.slice(1).replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(/|$)`));

    expect(copied.length).toBeGreaterThan(10);
    for (const source of copied) {
      expect(existsSync(source)).toBe(true);
      expect(allowed.some((path) => path.test(source))).toBe(true);
    }
  });

  it('does not run as root', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
  });
});
