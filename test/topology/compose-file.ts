import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import type { Environment } from '../../services/stack/environment.ts';
import { interpolate } from './interpolate.ts';

/** What a service of docker-compose.yml says to a plain process. */
export interface ComposeService {
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

/** A service with the variables of the environment in place. */
export interface ResolvedService {
  command: string[];
  environment: Record<string, string>;
  /** As `address:published:inside`. */
  ports: string[];
}

export interface Compose {
  text: string;
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
}

export function readCompose(file = 'docker-compose.yml'): Compose {
  const text = readFileSync(file, 'utf8');
  return { text, ...(yaml.load(text) as Omit<Compose, 'text'>) };
}

/** A service as Compose starts it with this environment; throws for a variable that has to be set. */
export function resolveService(compose: Compose, name: string, environment: Environment): ResolvedService {
  const service = new Map(Object.entries(compose.services)).get(name);
  if (service === undefined) throw new Error(`docker-compose.yml has no service ${name}`);
  const resolve = (value: string | number): string => interpolate(String(value), environment);
  const own = Object.entries(service.environment ?? {});
  return {
    command: (service.command ?? []).map(resolve),
    environment: Object.fromEntries(own.map(([key, value]) => [key, resolve(value)])),
    ports: (service.ports ?? []).map(resolve),
  };
}

/** What the image of the service starts when no command is given. */
export function commandOfImage(): string[] {
  return JSON.parse(/^CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]') as string[];
}
