import { z } from 'zod';
import { maxCorrectedTextLength, maxCorrections, maxNoteLength } from '../../limits.ts';
import { correctionOps } from '../../review/correction.ts';
import { boundedArray } from '../bounded-array.ts';
import { idempotencyKey, idempotencyKeyHeader, timestamp, uuid, wholeNumber } from '../common.ts';
import { cursorSchema, listLimit, nextCursor } from '../lists.ts';
import { data, evidence } from './result.ts';

const pointer = z
  .string()
  .min(1)
  .max(500)
  .meta({
    description:
      'JSON Pointer into `result.data`. Elements that were added are numbered after those of the result, and a removed one ' +
      'keeps its number, so that a pointer names the same element in every version.',
    examples: ['/policyNumber'],
  });

const op = z.enum(correctionOps).meta({
  description:
    '`set` gives a field another value; `add` appends an element to the list of `pointer`, which ends in `/-`; `remove` ' +
    'takes an element out of its list; `revert` takes back what was corrected at `pointer`.',
});

const correctionRequest = z
  .object({
    op: op.default('set'),
    pointer,
    value: z
      .unknown()
      .optional()
      .meta({
        description:
          'Of the type that the schema of the policy type says; null where the document has no value. Members that an ' +
          `added record leaves out are null. A text has at most ${maxCorrectedTextLength} characters.`,
      }),
    note: z.string().min(1).max(maxNoteLength).optional().meta({ description: 'Why, for whoever reads the history.' }),
  })
  .meta({ id: 'CorrectionRequest' });

const statusValues = ['in_review', 'approved'] as const;
const version = z.int().min(0);

export const reviewJobHeaders = z.object({ 'idempotency-key': idempotencyKeyHeader.optional() });

export const reviewJobRequest = z
  .object({
    corrections: boundedArray(correctionRequest, { max: maxCorrections })
      .default([])
      .meta({ description: 'Made one after the other; all of them or, when one is not possible, none.' }),
    status: z
      .enum(statusValues)
      .optional()
      .meta({ description: 'Of the review from now on. Without one, corrections set it to `in_review`.' }),
    version: version.optional().meta({
      description:
        'The version that the corrections were made from. When the review has another one, nothing is changed and the ' +
        'answer is 409 `review_changed`. Without it the corrections are made to the latest version.',
    }),
    idempotencyKey: idempotencyKey.optional(),
  })
  .refine(({ corrections, status }) => corrections.length > 0 || status !== undefined, {
    error: 'Must not be empty unless there is a status',
    path: ['corrections'],
    params: { code: 'too_small' },
  })
  .meta({ id: 'ReviewJobRequest', description: 'At least one correction, a status, or both.' });

const reviewer = z.looseObject({ keyId: uuid, name: z.string() }).meta({
  description: 'The API key of the request, and the name that the key had then.',
});
const anyValue = z.unknown();
const note = z.string().optional();

const correction = z
  .looseObject({
    op: z.enum(['set', 'add', 'remove']),
    pointer,
    dataPointer: z.string().optional().meta({
      description: 'JSON Pointer into the corrected `data`, whose lists do not number removed elements.',
    }),
    original: anyValue.optional().meta({ description: 'The value in the result. Absent for an added element.' }),
    value: anyValue.optional().meta({ description: 'The corrected value. Absent for a removed element.' }),
    note,
    by: reviewer,
    at: timestamp,
    version,
  })
  .meta({ id: 'Correction', description: 'A place where the corrected data differs from the result.' });

const counts = {
  changed: z.int().min(0).meta({ description: 'Fields whose value differs from the result.' }),
  added: z.int().min(0).meta({ description: 'Elements that were added to lists.' }),
  removed: z.int().min(0).meta({ description: 'Elements that were taken out of lists.' }),
};

const latest = { updatedAt: timestamp.optional(), updatedBy: reviewer.optional() };

/** As a job carries it. */
export const jobReview = z
  .looseObject({
    version,
    status: z.enum(statusValues),
    ...counts,
    ...latest,
    corrections: z
      .array(correction)
      .optional()
      .meta({ description: 'What differs from the result. Absent in lists of jobs.' }),
  })
  .meta({ id: 'JobReview' });

export const review = z
  .looseObject({
    jobId: uuid,
    version: version.meta({ description: 'Grows by one with each change; 0 before the first.' }),
    status: z.enum(['unreviewed', ...statusValues]),
    ...counts,
    ...latest,
    corrections: z
      .array(correction)
      .meta({ description: 'What differs from the result, in the order of the changes.' }),
    data,
    validation: evidence.validation.meta({ description: 'Of the corrected `data`; its paths point into it.' }),
  })
  .meta({ id: 'Review', description: 'A review, with the corrected data. The `result` of the job never changes.' });

const change = z
  .looseObject({
    version,
    status: z.enum(statusValues),
    by: reviewer,
    at: timestamp,
    corrections: z.array(z.looseObject({ op, pointer, old: anyValue, new: anyValue, note })),
  })
  .meta({ id: 'ReviewChange' });

export const listReviewChangesQuery = z.object({
  limit: listLimit,
  cursor: cursorSchema({ maxLength: 40, decode: decodeVersion }).optional(),
});

export const reviewChangeList = z
  .looseObject({ changes: z.array(change), nextCursor })
  .meta({ id: 'ReviewChangeList' });

/** The cursor of the page after the change of this version. */
export function encodeVersion(of: number): string {
  return Buffer.from(String(of)).toString('base64url');
}

function decodeVersion(text: string): number | undefined {
  return wholeNumber.safeParse(text).data;
}
