import { wordingsOf } from '../../extraction/lexicon/wordings.ts';

/** What a question wants done with the values. */
export type Operation =
  | 'count'
  | 'sum'
  | 'average'
  | 'largest'
  | 'smallest'
  | 'list'
  | 'exists'
  | 'inForce'
  | 'length'
  | 'compare';

/** Wordings by operation. */
export const operations: Readonly<Record<Operation, readonly string[]>> = {
  count: wordingsOf('how many; number of; count; count of; total number of; how many of'),
  sum: wordingsOf(
    'total; sum; sum of; altogether; in total; in all; add up; add up to; combined; overall; total amount; total of; all together; grand total',
  ),
  average: wordingsOf('average; mean; on average; averaged'),
  largest: wordingsOf(
    'largest; biggest; highest; most expensive; greatest; maximum claim; costliest; most costly; worst; most; higher; more; costs more; bigger; larger; cost more',
  ),
  smallest: wordingsOf(
    'smallest; lowest; cheapest; least expensive; least; minimum claim; lower; less; cheaper; costs less',
  ),
  list: wordingsOf(
    'list; which; show; show me; what are; who are; name all; tell me all; give me all; enumerate; who is listed; list all; list of',
  ),
  exists: wordingsOf(
    'is there; are there; does it have; do we have; do they have; does it include; is it covered; are we covered; does it cover; do they carry; do i have; does the policy have; does the policy include; does the policy cover; covered for; is covered; are covered; includes; included in; carry; cover; have any; does he have; does she have; do you see; have coverage for; protected against; protect against; insured against; listed; purchased; has; is listed; any',
  ),
  inForce: wordingsOf(
    'in force; active; in effect; still valid; still active; currently valid; valid on; covered on; insured on; effective on; valid; good on; current on',
  ),
  length: wordingsOf(
    'how long; length of; how many months; duration; how many days; 6 month or 12 month; six month or annual; policy length; term length; how many years',
  ),
  compare: wordingsOf(
    'compare; comparison; is new; new on; no longer; anymore; what happened to; how much more; how much less; difference; differences; differ; versus; vs; changed; change; changes; what changed; go up; went up; gone up; increase; increased; go down; went down; gone down; decrease; decreased; drop; dropped; added; removed; lost; what is new; what is different; different; side by side; compared; more expensive than; cheaper than; higher than; lower than; gained; rise; risen; rose; fell; compare to; changed between',
  ),
};
