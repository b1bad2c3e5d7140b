/** Kinds of injuries as the codes of the field (WCIO) and loss runs call them. */
const NATURES = [
  String.raw`abrasions?|amputation|angina(?: pectoris)?|asphyxiation|bites?|bruises?|burns?(?: or scald)?|carpal tunnel(?: syndrome)?`,
  String.raw`concussion|contusions?|crush(?:ing)?(?: injury)?|cumulative(?: injury)?|cuts?|dermatitis|dislocation|electric shock|enucleation`,
  String.raw`exposure|foreign body|fractures?|freezing|frostbite|hearing loss|heat (?:prostration|exhaustion|stroke)|hernia|infection`,
  String.raw`inflammation|internal injury|irritation|lacerations?|mental (?:stress|disorder)|multiple(?: physical)? injuries|myocardial infarction`,
  String.raw`numbness|occupational disease|no physical injury|pain|poisoning|puncture(?: wound)?|rash|repetitive (?:motion|strain)|respiratory(?: disorder)?`,
  String.raw`rupture|scratch(?:es)?|severance|shock|soreness|sprains?(?: or tear)?|sting|strains?(?: or tear)?|stress|swelling|syncope|tears?|tendonitis`,
  String.raw`torn (?:ligament|meniscus|rotator cuff)|(?:vision|hearing) loss|wound|death|fatal(?:ity)?`,
];

const SIDES =
  'left|right|lt|rt|l|r|upper|lower|low|mid|both|multiple|great|whole|entire|index|middle|ring|little|internal|soft|single';

/** Parts of the body, without the side. */
const PARTS = [
  String.raw`abdomen|ankle|arm|back|body(?: systems?| parts?)?|brain|buttock|cervical spine|cheek|chest|chin|coccyx|disc|ear|elbow|extremit(?:y|ies)`,
  String.raw`eye|face|facial bones|foot|feet|finger|forearm|forehead|groin|hand|head|heart|heel|hip|internal organs|jaw|knee|larynx|leg|lips?`,
  String.raw`lumbar(?: (?:spine|area))?|lungs?|mouth|neck|nose|organs|pelvis|rib|rotator cuff|sacrum|scalp|shin|shoulder|skull|spinal cord|spine|sternum`,
  String.raw`stomach|teeth|tooth|testicle|thigh|thorax|throat|thumb|tissue|toe|torso|trachea|trunk|vertebrae?|wrist|body as a whole`,
];

export const nature = new RegExp(String.raw`^(?:${NATURES.join('|')})(?:\s?[/&,]\s?(?:${NATURES.join('|')}))?$`, 'i');
export const bodyPart = new RegExp(
  String.raw`^(?:(?:${SIDES})\.?[ -])*(?:${PARTS.join('|')})(?:\(s\)|s|es)?(?: (?:area|region))?(?:(?:,? |-)\(?(?:${SIDES})\)?)?$`,
  'i',
);
