import './shell.css';
import { Suspense, useState } from 'react';
import { LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { EmptyState } from '../components/empty-state.tsx';
import { IconButton } from '../components/button.tsx';
import { Logo } from '../components/logo.tsx';
import { Spinner } from '../components/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { linkOf, type Page, pages } from './pages.tsx';
import { useSession } from './session.tsx';
import { applyTheme, nextTheme, storedTheme, type Theme } from './theme.ts';

/** The frame of every page: navigation on the left, the page on the right. */
export function Shell() {
  const { may } = useSession();
  const [location] = useLocation();
  const allowed = pages.filter(({ scopes }) => may(...scopes));
  const [first] = allowed.filter(({ icon }) => icon);
  return (
    <div className="shell">
      <a className="skip-link" href="#main" onClick={focusMain}>
        Skip to content
      </a>
      <Sidebar allowed={allowed} />
      <main id="main" className="shell-main" tabIndex={-1}>
        <ErrorBoundary key={location.split('/')[1]}>
          <Suspense fallback={<Spinner isPage label="Loading the page" />}>
            <Switch>
              {allowed.map(({ path, component }) => (
                <Route key={path} path={path} component={component} />
              ))}
              {first && (
                <Route path="/">
                  <Redirect to={linkOf(first).slice(1)} replace />
                </Route>
              )}
              <Route>
                <EmptyState title="There is nothing here">
                  The address is wrong, or your key does not allow what it leads to.
                </EmptyState>
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}

/** The hash is the route, so an anchor cannot be followed by the browser. */
function focusMain(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function Sidebar({ allowed }: { allowed: readonly Page[] }) {
  const { user, signOut } = useSession();
  const [location] = useLocation();
  return (
    <header className="sidebar">
      <a className="sidebar-home" href="#/" aria-label="decpage, start page">
        <Logo />
      </a>
      <nav aria-label="Pages">
        <ul>
          {allowed.map(
            (page) => page.icon && <NavigationLink key={page.path} page={page} icon={page.icon} at={location} />,
          )}
        </ul>
      </nav>
      <div className="sidebar-foot">
        <div className="sidebar-user" title={`${user.accountName} · key ${user.keyName}`}>
          <strong>{user.accountName}</strong>
          <span>{user.keyName}</span>
        </div>
        <ThemeButton />
        <IconButton label="Sign out" icon={LogOut} onPress={signOut} />
      </div>
    </header>
  );
}

function NavigationLink({ page, icon: Icon, at }: { page: Page; icon: LucideIcon; at: string }) {
  const href = linkOf(page);
  const isHere = at === href.slice(1) || at.startsWith(`${href.slice(1)}/`);
  return (
    <li>
      <a href={href} className="sidebar-link" aria-current={isHere ? 'page' : undefined} title={page.title}>
        <Icon size={16} aria-hidden />
        <span>{page.title}</span>
      </a>
    </li>
  );
}

const themeIcons = new Map<Theme, LucideIcon>([
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
]);

function ThemeButton() {
  const [theme, setTheme] = useState(storedTheme);
  const change = () => {
    const next = nextTheme(theme);
    applyTheme(next);
    setTheme(next);
  };
  return <IconButton label={`Theme: ${theme}`} icon={themeIcons.get(theme) ?? Monitor} onPress={change} />;
}
