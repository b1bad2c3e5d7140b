/** An axis-parallel box in points (1/72 inch) of the displayed page: origin top-left, y down, after rotation. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A run of characters without spaces. */
export interface Word extends Box {
  text: string;
  /** Font size in points as drawn. */
  size: number;
  bold: boolean;
  source: 'text' | 'form' | 'ocr';
  /** 0..1; 1 for text layers and form fields. */
  confidence: number;
  /** How far above its print it is read: cells of a row that are set around its middle are read from their tops. */
  lift?: number;
  /** Whether dots lead from it to what stands right of it. */
  leads?: true;
  /** Where it is printed, if it is read at the place of its column: lines of exported files have none. */
  printed?: Box;
}

/** A straight ruling line; for a horizontal one y0 = y1, for a vertical one x0 = x1. */
export interface Rule extends Box {
  /** `edge` is the border of a filled rectangle, `stroke` a drawn line. */
  kind: 'stroke' | 'edge';
}

/** A form field (widget) of the page. */
export interface FormField extends Box {
  name: string;
  kind: 'text' | 'checkbox' | 'radio' | 'choice';
  /** The text of a text or choice field; of a button its export value, or '' . */
  value: string;
  /** Buttons only: whether it is ticked. */
  checked: boolean;
}

/** The content of one page, from the text layer, form fields or OCR. */
export interface Page {
  /** 1-based. */
  number: number;
  width: number;
  height: number;
  words: Word[];
  rules: Rule[];
  fields: FormField[];
  /** `ok`: text was found; `blank`: an empty page; `unreadable`: pictures without recognized text. */
  state: 'ok' | 'blank' | 'unreadable';
  /** Set when the file is damaged and was repaired: pages or values may be missing, or those of an earlier version. */
  isFromRepairedFile?: true;
  /** Points that lines fell per point to the right before the page was straightened for reading. */
  slope?: number;
}
