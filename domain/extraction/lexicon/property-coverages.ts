import { wordingsOf } from './wordings.ts';

/** The six limits of a homeowners, condominium, dwelling or renters policy; letters differ between carriers. */
export const propertyLimitWordings = {
  dwellingLimit: wordingsOf(`
    dwelling; mobile home; manufactured home; mobilehome; dwelling protection; dwelling coverage; dwelling limit; coverage a; coverage a dwelling; residence;
    building property; building property protection; dwelling (coverage a); a dwelling; dwelling building; dwelling
    structure; your dwelling; home; your home; house; dwelling replacement cost; building; building coverage; dwelling
    amount; covered dwelling; additions and alterations; building additions and alterations; building items; condominium
    unit; unit owners building; coverage a building; coverage a residence; real property; building structure protection;
    dwelling insurance; coverage a - your dwelling; coverage a building property; home coverage; the dwelling
  `),
  otherStructuresLimit: wordingsOf(`
    other structures; adjacent structures; other structures protection; separate structures; appurtenant structures; appurtenant private
    structures; detached structures; related private structures; unattached structures; coverage b; coverage b other
    structures; other structures coverage; other structure; detached structure; private structures; separate structure;
    coverage b - separate structures; other permanent structures; unattached private structures; detached private
    structures; other insured structures; b other structures; structures other than dwelling; coverage b private structures
  `),
  personalPropertyLimit: wordingsOf(`
    personal property; personal property protection; contents; unscheduled personal property; personal belongings;
    belongings; personal possessions; household contents; coverage c; coverage c personal property; personal property
    coverage; contents coverage; your personal property; your belongings; household goods; blanket personal property;
    personal property limit; personal property - unscheduled; contents limit; c personal property; unscheduled personal
    property protection; personal property (contents); household property; personal effects; household personal property;
    coverage b - personal property; your stuff; coverage c contents; personal property (coverage c); personal property
    contents; content coverage; tenant personal property; coverage a personal property; personal property blanket;
    possessions; personal possessions coverage
  `),
  lossOfUseLimit: wordingsOf(`
    loss of use; additional living expense; additional living expenses; fair rental value; rental value; additional
    expense; temporary living; temporary living cost; temporary living expense; temporary living expenses; living expense;
    living expenses; alternative living; loss of rents; loss of rent; coverage d; coverage d loss of use; loss of use
    protection; loss of use coverage; additional living expense and loss of rent; additional living costs; coverage d
    additional living expense; coverage d fair rental value; additional living expenses & loss of rent; loss of use (ale);
    additional living expense/loss of use; d loss of use; additional living expense protection; loss of use/additional
    living expense; additional living expense and fair rental value; coverage c - loss of use; extra living expense;
    temporary living cost coverage; loss of use of insured premises; additional living cost; additional living cost and
    loss of rent; coverage e additional living expense; coverage c loss of use; increased living expense; rental income;
    fair rental value/additional living expense
  `),
  personalLiabilityLimit: wordingsOf(`
    personal liability; family liability; family liability protection; liability; comprehensive personal liability; bodily
    injury and property damage; liability to others; liability each occurrence; personal liability coverage; personal
    liability protection; coverage e; coverage e personal liability; personal liability each occurrence; liability
    coverage; liability protection; coverage l; coverage l personal liability; e personal liability; premises liability;
    coverage e liability; family personal liability; coverage f personal liability; personal liability - bodily injury and
    property damage; your liability; bodily injury liability; liability bodily injury and property damage; liability
    (each occurrence); personal liability (each occurrence); personal liability limit; liability limit; coverage l
    liability; personal liability insurance; owners landlords and tenants liability; coverage g personal liability;
    personal and premises liability; family liability coverage; bodily injury and property damage liability
  `),
  medicalPaymentsLimit: wordingsOf(`
    medical payments; medical payments to others; guest medical; guest medical protection; premises medical; premises
    medical protection; medical expense; medical expenses; med pay; medpay; each person; coverage f; coverage f medical
    payments; coverage f medical payments to others; medical payments coverage; coverage m; coverage m medical payments;
    medical payments each person; medical to others; medical coverage; medical expense to others; f medical payments;
    medical payments to others each person; medical payments (each person); guest medical payments; coverage g medical
    payments; coverage m medical payments to others; medical payments to others - each person; medical payment; medical
    payment to others; med payments; guest medical coverage; medical expenses to others; medical payments to other;
    coverage h medical payments to others; guest medical expense
  `),
} as const satisfies Record<string, readonly string[]>;
