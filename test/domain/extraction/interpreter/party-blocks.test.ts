import { describe, expect, it } from 'vitest';
import { drawnForm } from '../boxes/drawn-form.ts';
import { partyIn } from '../../../../domain/extraction/interpreter/blocks/party.ts';
import { read, readPages } from '../declarations/read.ts';

const evidence = String.raw`
Lake Shore Risk Advisors                                         Contact: Ellis Moran
12 Wharf Road                                                    (207) 555-0134
Portland, ME 04101                                               ellis@lakeshore.example

*                      Evidence of Property Insurance
*Insured                                  Mortgagee
Milo Yarin                                First County Bank, ISAOA/ATIMA
9479 River Way                            16 Court Street
Concord, NH 03301                         Keene, NH 03431
                                          Loan No. 4149866680
*Remarks
Premium for the term is paid in full. Coverage is subject
to inspection of the property.


EPI 27-A (01/16)
`;

describe('blocks of parties without rules', () => {
  const data = read('property_certificate', evidence);

  it('name the agency whose letterhead the page has, with the contact beside it', () => {
    expect(data).toMatchObject({
      producerName: 'Lake Shore Risk Advisors',
      producerAddress: '12 Wharf Road, Portland, ME 04101',
      contactName: 'Ellis Moran',
      contactPhone: '(207) 555-0134',
      contactEmail: 'ellis@lakeshore.example',
    });
  });

  it('name an interest by its caption, with the loan inside its block and without the clause of successors', () => {
    expect(data['additionalInterests']).toEqual([
      {
        interest: 'Mortgagee',
        name: 'First County Bank',
        address: '16 Court Street, Keene, NH 03431',
        loanNumber: '4149866680',
      },
    ]);
  });

  it('hold all lines of a text', () => {
    expect(data['remarks']).toBe(
      'Premium for the term is paid in full. Coverage is subject to inspection of the property.',
    );
  });

  it('leave the number of the form to its foot, of whatever house', () => {
    expect(data['formNumber']).toBe('EPI 27-A (01/16)');
  });
});

describe('blocks of parties in boxes', () => {
  it('fill the box below a caption that stands in a strip above it', () => {
    const form = drawnForm().table([20, 300], [100, 114, 180]);
    form.print(24, 104, 'CERTIFICATE HOLDER').type(40, 124, 'City of Keene\n3 Main Street\nKeene, NH 03431');
    expect(readPages('acord_25', [form.page()])).toMatchObject({
      certificateHolderName: 'City of Keene',
      certificateHolderAddress: '3 Main Street, Keene, NH 03431',
    });
  });

  it('take no number under which an agency keeps its customer for a name', () => {
    const form = drawnForm().box(20, 100, 300, 180);
    form.print(24, 104, 'INSURED').type(230, 104, 'GRANST-01');
    form.type(40, 124, 'Granite State Roofing LLC\nPO Box 118\nConcord, NH 03301');
    expect(readPages('acord_25', [form.page()])['namedInsureds']).toEqual(['Granite State Roofing LLC']);
  });

  it('begin at no caption that a sentence goes on from', () => {
    const form = drawnForm().box(20, 100, 300, 180);
    form.print(24, 104, 'Description of operations below').type(24, 124, 'Officers are excluded');
    expect(readPages('acord_25', [form.page()])['descriptionOfOperations']).toBeUndefined();
  });
});

describe('lines of a block', () => {
  const lineOf = (text: string) => {
    const box = { x0: 0, x1: 100, y0: 0, y1: 10 };
    const words = text
      .split(' ')
      .map((word) => ({ ...box, text: word, size: 9, bold: false, source: 'text' as const, confidence: 1 }));
    return { page: 1, words };
  };

  it.each(['a', '1', '@', 'a@', '1-', 'a.'])(
    'are read in time that grows with their words, were one 400,000 characters long: %s',
    (unit) => {
      const long = unit.repeat(400_000 / unit.length);
      const { email } = partyIn(['Acme Agency', long, 'mail: ann@acme.example'].map(lineOf));
      expect(email?.value).toBe('ann@acme.example');
    },
  );
});
