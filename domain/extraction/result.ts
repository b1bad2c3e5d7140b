// Type aliases, not interfaces: only those may stand where a contract allows further properties.

/** Where a field's value stands in the document. */
export type Citation = {
  /** 1-based. */
  page: number;
  quote: string;
  /** Shares of the page's width and height, 0..1, origin top-left. */
  bbox: { left: number; top: number; width: number; height: number };
};

export type FieldState = {
  /** `unreadable`: the page it should stand on could not be read; `conflicting`: the document contradicts itself. */
  state: 'present' | 'absent' | 'unreadable' | 'conflicting';
  /** 0..1. */
  confidence: number;
  /** `person` only in a corrected result. */
  source: 'text' | 'form' | 'ocr' | 'model' | 'person';
  /** Set for a value of a model that was given a picture of its page; its words were recognized by OCR. */
  readFrom?: 'picture';
};

export type ValidationIssue = {
  code: string;
  /** JSON Pointer into `data`. */
  path: string;
  message: string;
};

export type Validation = {
  valid: boolean;
  /** Share of the type's core fields that are present, 0..1. */
  coverage: number;
  errors: ValidationIssue[];
  warnings: ValidationIssue[];
};

export type ExtractionWarning = {
  code: string;
  message: string;
  /** 1-based. */
  page?: number;
};

/** What the engine makes of a document. Keys of `citations` and `fields` are JSON Pointers into `data`. */
export type ExtractionResult = {
  data: Record<string, unknown>;
  citations: Record<string, Citation[]>;
  fields: Record<string, FieldState>;
  validation: Validation;
  pages: number;
  /** Whose values these are. */
  engine: 'rules' | 'model' | 'model+rules';
  schemaVersion: string;
  usage: {
    pages: number;
    ocrPages: number;
    promptTokens: number;
    completionTokens: number;
    /** Calls of a model; absent in results from before they were counted. */
    calls?: number;
    /** US dollars; absent when no prices are configured. */
    costUsd?: number;
    /** Name of the model that was asked, and version of its prompts; absent where none was. */
    model?: string;
    promptVersion?: string;
  };
  warnings: ExtractionWarning[];
};

/** An `ExtractionResult` as JSON in UTF-8: what is only handed on is neither parsed nor written again. */
export type ResultJson = Uint8Array;

export function parseResult(json: ResultJson): ExtractionResult {
  return JSON.parse(new TextDecoder().decode(json)) as ExtractionResult;
}

export type CitationLevel = 'full' | 'minimal' | 'none';
