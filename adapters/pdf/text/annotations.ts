import type { FormField } from '../../../domain/document/page.ts';
import { rounded } from '../engine/boxes.ts';
import { type DisplaySpace, toDisplay } from '../engine/display-space.ts';
import type { OpenDocument } from '../engine/document.ts';
import { floatAt, utf16 } from '../engine/memory.ts';

const MAX_ANNOTATIONS = 5_000;
const SUBTYPE = { link: 2, popup: 16, widget: 20 } as const;
const FLAG_HIDDEN = 2;
const FLAG_NO_VIEW = 32;
const KINDS: Record<number, FormField['kind']> = { 2: 'checkbox', 3: 'radio', 4: 'choice', 5: 'choice', 6: 'text' };

/** The form fields of a page, and whether its annotations have visible text. */
export interface Annotations {
  fields: FormField[];
  /** Annotations can be flattened into the page, so that their text is part of the text layer. */
  canFlatten: boolean;
}

/** Reads the form fields of a page; none if it has more than 5,000 annotations. */
export function readAnnotations({
  document,
  page,
  space,
}: {
  document: OpenDocument;
  page: number;
  space: DisplaySpace;
}): Annotations {
  const { api } = document.pdfium;
  const count = api.FPDFPage_GetAnnotCount(page);
  const annotations: Annotations = { fields: [], canFlatten: false };
  if (count === 0 || count > MAX_ANNOTATIONS) return annotations;
  // required: without this call PDFium reports every checkbox as unchecked
  if (document.form !== 0) api.FORM_OnAfterLoadPage(page, document.form);
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = api.FPDFAnnot_GetSubtype(annotation);
    if (subtype !== SUBTYPE.link && subtype !== SUBTYPE.popup) annotations.canFlatten = true;
    if (subtype === SUBTYPE.widget && document.form !== 0) {
      const field = readField({ document, annotation, space });
      if (field !== undefined) annotations.fields.push(field);
    }
    api.FPDFPage_CloseAnnot(annotation);
  }
  if (document.form !== 0) api.FORM_OnBeforeClosePage(page, document.form);
  return annotations;
}

function readField({
  document: { pdfium, form },
  annotation,
  space,
}: {
  document: OpenDocument;
  annotation: number;
  space: DisplaySpace;
}): FormField | undefined {
  const { api, scratch } = pdfium;
  const kind = KINDS[api.FPDFAnnot_GetFormFieldType(form, annotation)];
  const isHidden = (api.FPDFAnnot_GetFlags(annotation) & (FLAG_HIDDEN | FLAG_NO_VIEW)) !== 0;
  if (kind === undefined || isHidden || !api.FPDFAnnot_GetRect(annotation, scratch)) return undefined;
  const rect = { x0: floatAt(pdfium, 0), y0: floatAt(pdfium, 4), x1: floatAt(pdfium, 8), y1: floatAt(pdfium, 12) };
  const isButton = kind === 'checkbox' || kind === 'radio';
  const name = utf16(pdfium, (buffer, size) => api.FPDFAnnot_GetFormFieldName(form, annotation, buffer, size));
  const value = utf16(pdfium, (buffer, size) =>
    isButton
      ? api.FPDFAnnot_GetFormFieldExportValue(form, annotation, buffer, size)
      : api.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size),
  );
  const checked = isButton && api.FPDFAnnot_IsChecked(form, annotation) !== 0;
  return { name, kind, value, checked, ...rounded(toDisplay(space, rect)) };
}
