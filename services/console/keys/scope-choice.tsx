import { useState } from 'react';
import { Button } from '../components/button.tsx';

const areas = new Map([
  ['policies', 'Policy types'],
  ['extract', 'Extraction in one call'],
  ['jobs', 'Jobs and corrections'],
  ['documents', 'Documents'],
  ['agent', 'Assistant'],
  ['usage', 'Usage'],
  ['webhooks', 'Webhooks'],
  ['keys', 'Keys'],
]);

/** Check boxes of what a key may do: no more than the key that makes it. */
export function ScopeChoice({ scopes }: { scopes: readonly string[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(scopes.filter(isReading)));
  const change = (scope: string, isChosen: boolean) => {
    setChosen((before) => new Set(isChosen ? [...before, scope] : [...before].filter((one) => one !== scope)));
  };
  return (
    <fieldset className="scope-choice">
      <legend>The key may</legend>
      <div className="scope-presets">
        <Button kind="quiet" onPress={() => setChosen(new Set(scopes.filter(isReading)))}>
          Read only
        </Button>
        <Button kind="quiet" onPress={() => setChosen(new Set(scopes))}>
          All that yours may
        </Button>
        <Button kind="quiet" onPress={() => setChosen(new Set())}>
          None
        </Button>
      </div>
      <table className="scope-table">
        <thead className="hidden-visually">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Read</th>
            <th scope="col">Write</th>
          </tr>
        </thead>
        <tbody>
          {[...areas].map(([area, label]) => {
            const own = [`${area}:read`, `${area}:write`].filter((scope) => scopes.includes(scope));
            if (own.length === 0) return null;
            return (
              <tr key={area}>
                <th scope="row">{label}</th>
                {['read', 'write'].map((kind) => (
                  <td key={kind}>
                    {own.includes(`${area}:${kind}`) && (
                      <label>
                        <input
                          type="checkbox"
                          name="scope"
                          value={`${area}:${kind}`}
                          checked={chosen.has(`${area}:${kind}`)}
                          onChange={({ currentTarget }) => change(`${area}:${kind}`, currentTarget.checked)}
                        />
                        {kind}
                      </label>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </fieldset>
  );
}

const isReading = (scope: string): boolean => scope.endsWith(':read');
