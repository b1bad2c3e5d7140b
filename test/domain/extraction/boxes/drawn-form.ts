import type { PageLayout } from '../../../../domain/reading/layout.ts';
import { readByPlan } from '../../../../domain/extraction/interpret.ts';
import type { Plan } from '../../../../domain/extraction/plan.ts';
import { layOut } from '../../../../domain/reading/lay-out.ts';
import type { FormField, Page, Rule, Word } from '../../../../domain/document/page.ts';

/** Mean advance of a character as a share of the font size. */
const ADVANCE = 0.5;

export interface DrawnForm {
  /** A rectangle of rules. */
  box(x0: number, y0: number, x1: number, y1: number): DrawnForm;
  /** Rules at all these coordinates, over the whole width and height of the table. */
  table(xs: readonly number[], ys: readonly number[]): DrawnForm;
  /** Small print: lines of a caption from (x, y) downwards. */
  print(x: number, y: number, text: string, style?: { size?: number; bold?: boolean }): DrawnForm;
  /** What the filler types: lines from (x, y) downwards. */
  type(x: number, y: number, text: string, size?: number): DrawnForm;
  /** A tick box with its upper left corner at (x, y), and an X in it when ticked. */
  tick(x: number, y: number, isTicked?: boolean): DrawnForm;
  field(field: Partial<FormField> & Pick<FormField, 'x0' | 'y0' | 'x1' | 'y1'>): DrawnForm;
  layout(number?: number): PageLayout;
  page(number?: number): Page;
}

/** A page of a form, drawn with rules and words in points of a letter page. */
export function drawnForm(): DrawnForm {
  const words: Word[] = [];
  const rules: Rule[] = [];
  const fields: FormField[] = [];
  const rule = (x0: number, y0: number, x1: number, y1: number) => rules.push({ x0, y0, x1, y1, kind: 'stroke' });
  const write = ({ x, y, text, size, bold }: { x: number; y: number; text: string; size: number; bold: boolean }) => {
    for (const [at, line] of text.split('\n').entries()) {
      for (const { 0: word, index } of line.matchAll(/\S+/g)) {
        const left = x + index * size * ADVANCE;
        const top = y + at * size * 1.1;
        const place = { x0: left, x1: left + word.length * size * ADVANCE, y0: top, y1: top + size };
        words.push({ text: word, size, bold, source: 'text', confidence: 1, ...place });
      }
    }
  };
  const page = (number = 1): Page => ({ number, width: 612, height: 792, words, rules, fields, state: 'ok' });
  const form: DrawnForm = {
    box(x0, y0, x1, y1) {
      rule(x0, y0, x1, y0);
      rule(x0, y1, x1, y1);
      rule(x0, y0, x0, y1);
      rule(x1, y0, x1, y1);
      return form;
    },
    table(xs, ys) {
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
      for (const x of xs) rule(x, top, x, bottom);
      for (const y of ys) rule(left, y, right, y);
      return form;
    },
    print(x, y, text, { size = 6, bold = false } = {}) {
      write({ x, y, text, size, bold });
      return form;
    },
    type(x, y, text, size = 9) {
      write({ x, y, text, size, bold: false });
      return form;
    },
    tick(x, y, isTicked = true) {
      form.box(x, y, x + 12, y + 11);
      return isTicked ? form.type(x + 3, y + 1, 'X') : form;
    },
    field(field) {
      fields.push({ name: '', kind: 'text', value: '', checked: false, ...field });
      return form;
    },
    layout: (number) => layOut(page(number)),
    page,
  };
  return form;
}

/** What is read of forms by the plan of their type, without citations. */
export const readAs = (plan: Plan, layouts: readonly PageLayout[]): Record<string, unknown> =>
  bare(readByPlan(plan, { layouts, pages: layouts.map((layout) => layout.page) })) as Record<string, unknown>;

/** A draft with bare values. */
function bare(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bare);
  if (typeof node !== 'object' || node === null) return node;
  if ('words' in node && 'value' in node) return node.value;
  const entries = Object.entries(node).map(([key, child]) => [key, bare(child)] as const);
  return Object.fromEntries(
    entries.filter(([, child]) => child !== undefined && !(Array.isArray(child) && child.length === 0)),
  );
}
