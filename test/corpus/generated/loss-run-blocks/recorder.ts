import type { Label } from '../../kit/style.ts';
import type { Fact } from './facts.ts';

type Item = Record<string, unknown>;

/** Collects what a document prints, so that the label says that and nothing else. */
export class Recorder {
  private readonly top: Item = {};
  private readonly policies: Item[] = [];
  private readonly claims: Item[] = [];
  private readonly accept: Record<string, unknown[]> = {};
  private readonly ignore: string[] = [];
  private readonly totals: Item = {};

  head(facts: readonly Fact[]): void {
    this.put(this.top, facts, '');
  }

  policy(facts: readonly Fact[]): void {
    this.put(this.policies[this.policies.push({}) - 1] ?? {}, facts, `policies[${this.policies.length - 1}].`);
  }

  /** Totals of the policy that was recorded last. */
  policyTotals(facts: readonly Fact[]): void {
    const index = this.policies.length - 1;
    this.put(this.policies[index] ?? {}, facts, `policies[${index}].`);
  }

  /** The page says in words that the last policy has no claims: a count of zero is right too. */
  noClaims(): void {
    const prefix = `policies[${this.policies.length - 1}].`;
    for (const key of ['claimCount', 'openClaimCount']) this.alsoRight(prefix + key, [0]);
  }

  claim(facts: readonly Fact[], policyNumber?: string): void {
    const item: Item = policyNumber === undefined ? {} : { policyNumber };
    this.claims.push(item);
    this.put(item, facts, `claims[${this.claims.length - 1}].`);
  }

  /** The last claim's cause stands without a caption: it may be taken for the description. */
  causeIsAllThatIsTold(cause: string): void {
    const prefix = `claims[${this.claims.length - 1}].`;
    this.alsoRight(`${prefix}cause`, [null]);
    this.alsoRight(`${prefix}description`, [cause]);
  }

  grandTotals(facts: readonly Fact[]): void {
    this.put(this.totals, facts, 'grandTotals.');
  }

  /** A further right value; null: leaving it out is right too. */
  alsoRight(path: string, values: readonly unknown[]): void {
    this.accept[path] = [...(this.accept[path] ?? []), ...values];
  }

  /** Of a report on a single policy the totals are those of the policy as well. */
  label(): Label {
    const sums = ['claimCount', 'openClaimCount', 'paid', 'reserve', 'incurred', 'recovered'];
    const [only] = this.policies;
    const totals = { ...this.totals };
    if (this.policies.length === 1 && only !== undefined) {
      const fromPolicy = sums.filter((key) => this.totals[key] === undefined);
      for (const key of fromPolicy) totals[key] = only[key];
      for (const [path, values] of Object.entries(this.accept)) {
        const [policy, key = '', kind] = path.split('.');
        if (policy !== 'policies[0]' || !fromPolicy.includes(key)) continue;
        this.alsoRight(['grandTotals', key, ...(kind === undefined ? [] : [kind])].join('.'), values);
      }
      this.ignore.push(...sums.map((key) => `policies[0].${key}`));
    }
    return {
      ...this.top,
      policies: this.policies,
      claims: this.claims,
      grandTotals: totals,
      _ignore: this.ignore,
      _accept: this.accept,
    };
  }

  private put(item: Item, facts: readonly Fact[], prefix: string): void {
    for (const { at, value, accept } of facts) {
      if (at === undefined) continue;
      if (accept !== undefined) this.alsoRight(prefix + at, accept);
      if (value === undefined || value === null) continue;
      const [outer = '', inner] = at.split('.');
      if (inner === undefined) item[outer] = value;
      else item[outer] = { ...(item[outer] as Item | undefined), [inner]: value };
    }
  }
}
