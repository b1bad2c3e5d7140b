import { createWordings, wordingsOf } from './wordings.ts';

/** Ticked perils or causes of loss of property certificates. */
export const perilOptions = createWordings({
  basic: wordingsOf('basic; basic form'),
  broad: wordingsOf('broad; broad form'),
  special: wordingsOf('special; special form'),
});

/** Ticked interests of additional interests. */
export const interestOptions = createWordings({
  interest: wordingsOf(`
    mortgagee; loss payee; lender's loss payable; lenders loss payable; additional insured; contract of sale; lienholder;
    lender's loss payee; first mortgagee; second mortgagee; landlord; lessor; owner; lender loss payable; additional interest;
    trustee; co-owner; loss payee - lender; breach of warranty; employee as lessor; leaseback owner; lenders loss payable; registrant;
    additional interest; lessor of leased equipment; certificate holder; contractor; joint insured; vendor; manager; grantor;
    mortgage holder; loss payable; lessor - leased equipment; additional insured - lessor; lender's loss payable (cp 12 18);
    secured party; franchisor; manager or lessor; lien holder
  `),
});

/** Rows of a yes-no grid that ask for something else than a coverage. */
export const NO_COVERAGE = /^(?:is|are|does|has|permission|if)\b|\bexclu(?:sion|ded)\b|\?$/i;
