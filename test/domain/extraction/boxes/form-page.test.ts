import { describe, expect, it } from 'vitest';
import { formPagesOf } from '../../../../domain/extraction/boxes/form-page.ts';
import { createWordings } from '../../../../domain/extraction/lexicon/wordings.ts';
import { layOut } from '../../../../domain/reading/lay-out.ts';
import { type DrawnForm, drawnForm } from './drawn-form.ts';

const vocabulary = {
  captions: createWordings<string>({
    agency: ['agency'],
    carrier: ['carrier'],
    naic: ['naic code'],
    contactName: ['contact name'],
    remarks: ['remarks'],
    '': ['underwriter'],
  }),
  headings: createWordings<string>({}),
  isWeak: () => false,
  parties: [],
};

const pageOf = (form: DrawnForm) => {
  const [page] = formPagesOf([form.layout()], vocabulary);
  if (!page) throw new Error('no page');
  return page;
};

function valuesOf(form: DrawnForm, field: string): string[] {
  const entries = pageOf(form).entries.filter((entry) => entry.fields.includes(field));
  return entries.map((entry) => entry.values.map((run) => run.text).join(' | '));
}

describe('captions and values', () => {
  it('a value may stand above, below or right of its caption in the cell', () => {
    const form = drawnForm().table([20, 200, 400, 590], [100, 130]);
    form.print(24, 102, 'AGENCY').type(24, 112, 'Below Agency');
    form.type(204, 102, 'Above Mutual').print(204, 120, 'CARRIER');
    form.print(404, 112, 'NAIC CODE:').type(450, 110, '12345');
    expect(valuesOf(form, 'agency')).toEqual(['Below Agency']);
    expect(valuesOf(form, 'carrier')).toEqual(['Above Mutual']);
    expect(valuesOf(form, 'naic')).toEqual(['12345']);
  });

  it('an empty cell has no value, not even the caption of its neighbor', () => {
    const form = drawnForm().table([20, 200, 400], [100, 130]).print(24, 102, 'AGENCY').print(204, 102, 'CARRIER');
    expect([...valuesOf(form, 'agency'), ...valuesOf(form, 'carrier')]).toEqual(['', '']);
  });

  it('a caption may wrap over lines around what is typed', () => {
    const form = drawnForm().box(20, 100, 300, 118).print(24, 102, 'CONTACT\nNAME:').type(60, 103, 'Ida Marsh');
    expect(valuesOf(form, 'contactName')).toEqual(['Ida Marsh']);
  });

  it('explanations in brackets belong to the caption', () => {
    const form = drawnForm().box(20, 100, 300, 130).print(24, 102, 'REMARKS (Attach further sheets if needed)');
    expect(valuesOf(form, 'remarks')).toEqual(['']);
  });

  it('small print is no value where what is typed is larger', () => {
    const form = drawnForm()
      .table([20, 300, 590], [100, 130, 160])
      .print(24, 102, 'AGENCY')
      .type(24, 112, 'Harbor Point Insurance');
    form
      .print(24, 132, 'CARRIER')
      .print(80, 140, 'office use')
      .type(24, 145, 'North Mutual')
      .print(304, 102, 'UNDERWRITER');
    form.type(304, 112, 'J. Cole of Salem');
    expect(valuesOf(form, 'carrier')).toEqual(['North Mutual']);
  });

  it('on a page of filled text fields only their text is typed', () => {
    const form = drawnForm()
      .box(20, 100, 300, 130)
      .print(24, 102, 'AGENCY')
      .print(100, 116, 'PRINTED WORDS', { size: 9 });
    form.type(24, 114, 'Cobalt');
    for (let at = 0; at < 8; at++) form.field({ x0: 20, y0: 112 + at * 40, x1: 90, y1: 126 + at * 40 });
    expect(valuesOf(form, 'agency')).toEqual(['Cobalt']);
  });

  it('backgrounds of fields do not cut a cell in two', () => {
    const form = drawnForm().table([20, 300, 590], [100, 160, 200, 240, 280, 320, 360, 400]).print(24, 102, 'AGENCY');
    for (let y = 420; y < 700; y += 20) form.box(20, y, 590, y + 20);
    form.type(24, 112, 'Cobalt Agency\n1 Blue St\nSalem, OR 97301');
    const page = form.page();
    page.rules.push(
      { x0: 22, x1: 290, y0: 124, y1: 124, kind: 'edge' },
      { x0: 22, x1: 290, y0: 124.6, y1: 124.6, kind: 'edge' },
    );
    const [read] = formPagesOf([layOut(page)], vocabulary);
    const agency = read?.entries.find(({ fields }) => fields.includes('agency'));
    expect(agency?.values.map(({ text }) => text)).toEqual(['Cobalt Agency', '1 Blue St', 'Salem, OR 97301']);
  });
});

describe('ticks', () => {
  const optionsOf = (form: DrawnForm) => pageOf(form).options.map(({ text }) => text);

  it('stand for what is printed right of them, over two lines too', () => {
    const form = drawnForm()
      .tick(20, 100)
      .print(35, 101, 'SCHEDULED\nAUTOS')
      .tick(20, 120, false)
      .print(35, 123, 'ANY AUTO');
    expect(optionsOf(form)).toEqual(['SCHEDULED AUTOS']);
  });

  it('are checked buttons as well', () => {
    const form = drawnForm().print(35, 103, 'QUOTE').print(35, 123, 'RENEW');
    form.field({ kind: 'checkbox', x0: 20, y0: 100, x1: 32, y1: 112 });
    form.field({ kind: 'checkbox', checked: true, x0: 20, y0: 120, x1: 32, y1: 132 });
    expect(optionsOf(form)).toEqual(['RENEW']);
  });

  it('are no initials in a name', () => {
    expect(optionsOf(drawnForm().box(20, 100, 300, 120).type(24, 104, 'Malcolm X Little'))).toEqual([]);
  });
});
