import './sign-in.css';
import { type SyntheticEvent, useState } from 'react';
import { KeyRound } from 'lucide-react';
import { DecpageError } from '../api/decpage.ts';
import { messageOf } from '../api/message-of.ts';
import { Button } from '../components/button.tsx';
import { Logo } from '../components/logo.tsx';

/** Asks for an API key. */
export function SignIn({ reason, signIn }: { reason?: 'ended' | undefined; signIn: (key: string) => Promise<void> }) {
  const [problem, setProblem] = useState(reason && 'The key is no longer valid. Sign in with another one.');
  const [isChecking, setChecking] = useState(false);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('key');
    const key = typeof entered === 'string' ? entered.trim() : '';
    if (key === '') return setProblem('Enter an API key.');
    setChecking(true);
    signIn(key).catch((error: unknown) => {
      setProblem(isRefusedKey(error) ? 'This key is not valid.' : messageOf(error));
      setChecking(false);
    });
  };

  return (
    <main className="sign-in">
      <form className="sign-in-card" onSubmit={submit} noValidate>
        <Logo />
        <h1>Sign in to decpage</h1>
        <label htmlFor="key">API key</label>
        <div className="sign-in-field">
          <KeyRound size={16} aria-hidden />
          <input
            id="key"
            name="key"
            type="password"
            autoComplete="off"
            spellCheck={false}
            placeholder="dp_…"
            aria-invalid={problem !== undefined}
            aria-describedby="key-help key-problem"
          />
        </div>
        <p id="key-problem" role="alert" className="sign-in-problem">
          {problem}
        </p>
        <Button kind="primary" type="submit" isDisabled={isChecking}>
          {isChecking ? 'Signing in…' : 'Sign in'}
        </Button>
        <p id="key-help" className="sign-in-help">
          The first start of the service prints a key. Make another with <code>decpage keys create</code>. The key stays
          in this tab and is forgotten when you close it.
        </p>
      </form>
    </main>
  );
}

/** `invalid_api_key` is also what the client says of text that cannot be sent as a key. */
const isRefusedKey = (error: unknown): boolean => error instanceof DecpageError && error.code === 'invalid_api_key';
