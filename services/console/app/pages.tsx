import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import {
  ChartNoAxesColumn,
  Columns2,
  FileText,
  KeyRound,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
} from 'lucide-react';

export interface Page {
  /** Pattern of wouter; what is behind the first slash is also the link in the navigation. */
  path: string;
  title: string;
  /** Pages without one are reached from other pages. */
  icon?: LucideIcon;
  /** The key must have them all, else the page is neither listed nor opened. */
  scopes: readonly string[];
  /** Loaded when it is first opened. */
  component: LazyExoticComponent<ComponentType>;
}

/** Every page of the console, in the order of the navigation. */
export const pages: readonly Page[] = [
  {
    path: '/documents',
    title: 'Documents',
    icon: FileText,
    scopes: ['documents:read'],
    component: lazy(() => import('../documents/documents-page.tsx')),
  },
  {
    path: '/documents/:documentId/*?',
    title: 'Review',
    scopes: ['documents:read'],
    component: lazy(() => import('../review/review-page.tsx')),
  },
  {
    path: '/ask/*?',
    title: 'Ask',
    icon: MessageSquareText,
    scopes: ['agent:read', 'agent:write'],
    component: lazy(() => import('../ask/ask-page.tsx')),
  },
  {
    path: '/compare/*?',
    title: 'Compare',
    icon: Columns2,
    scopes: ['documents:read', 'jobs:read'],
    component: lazy(() => import('../compare/compare-page.tsx')),
  },
  {
    path: '/jobs/*?',
    title: 'Jobs',
    icon: ListChecks,
    scopes: ['jobs:read'],
    component: lazy(() => import('../jobs/jobs-page.tsx')),
  },
  {
    path: '/usage',
    title: 'Usage',
    icon: ChartNoAxesColumn,
    scopes: ['usage:read'],
    component: lazy(() => import('../usage/usage-page.tsx')),
  },
  {
    path: '/keys',
    title: 'Keys',
    icon: KeyRound,
    scopes: ['keys:read'],
    component: lazy(() => import('../keys/keys-page.tsx')),
  },
];

/** Link of a page in the navigation. */
export const linkOf = ({ path }: Page): string => `#/${path.split('/')[1] ?? ''}`;
