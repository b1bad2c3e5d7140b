import { z } from 'zod';
import { openObject } from '../common.ts';

const share = z.number().min(0).max(1);

/** A box as fractions (0..1) of the page's width and height. */
export const boundingBox = z.looseObject({ left: share, top: share, width: share, height: share });

const citation = z
  .looseObject({
    page: z.int().min(1).meta({ description: 'Page of the document, from 1.' }),
    quote: z.string().optional().meta({ description: 'The words as printed. Absent with `citationLevel: minimal`.' }),
    bbox: boundingBox
      .optional()
      .meta({ description: 'Shares of the page, origin top-left. Absent with `citationLevel: minimal`.' }),
  })
  .meta({ id: 'Citation' });

const fieldState = z
  .looseObject({
    state: z.enum(['present', 'absent', 'unreadable', 'conflicting']),
    confidence: share,
    source: z.enum(['text', 'form', 'ocr', 'model']),
    readFrom: z.enum(['picture']).optional().meta({
      description: 'Set for a value of a model that was given a picture of its page, whose words OCR has recognized.',
    }),
  })
  .meta({ id: 'FieldState' });

const validationIssue = z.looseObject({ code: z.string(), path: z.string(), message: z.string() });

export const warning = z.looseObject({ code: z.string(), message: z.string(), page: z.int().min(1).optional() });

export const data = openObject.meta({ description: "The extraction; conforms to the policy type's JSON Schema." });

/** Properties beside `data`, shared by job results and sync responses. */
export const evidence = {
  citations: z.record(z.string(), z.array(citation)).meta({
    description:
      'Where each value stands, by JSON Pointer into `data`: a citation for each line of print, so that a value over ' +
      'several lines has several, in reading order.',
  }),
  fields: z
    .record(z.string(), fieldState)
    .meta({ description: 'The state of each field, by JSON Pointer into `data`.' }),
  validation: z.looseObject({
    valid: z.boolean(),
    coverage: share.meta({ description: "Share of the type's core fields that are present." }),
    errors: z.array(validationIssue),
    warnings: z.array(validationIssue),
  }),
  warnings: z.array(warning),
};

export const jobResult = z
  .looseObject({
    data,
    ...evidence,
    pages: z.int().min(0),
    engine: z
      .enum(['rules', 'model', 'model+rules'])
      .meta({ description: 'Whose values these are; `fields` says it of each.' }),
    schemaVersion: z.string(),
    usage: z.looseObject({
      pages: z.int(),
      ocrPages: z.int(),
      promptTokens: z.int(),
      completionTokens: z.int(),
      calls: z.int().optional().meta({ description: 'Calls of a model; 0 where none was asked.' }),
      costUsd: z
        .number()
        .optional()
        .meta({ description: 'Price of the tokens in US dollars. Present when the service knows its prices.' }),
      model: z.string().optional().meta({ description: 'Name of the model, where one was asked.' }),
      promptVersion: z.string().optional().meta({ description: 'Version of the prompts that the model got.' }),
    }),
  })
  .meta({ id: 'JobResult' });

export const citationLevel = z
  .enum(['full', 'minimal', 'none'])
  .meta({ description: '`full`: page, quote and box; `minimal`: page only; `none`: no citations.' });
