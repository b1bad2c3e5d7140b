import './fields-panel.css';
import { memo, useEffect, useRef } from 'react';
import { FieldList, ValueList } from './field-list.tsx';
import type { Section } from './outline.ts';
import { RecordTable } from './record-table.tsx';
import type { ReviewData } from './review-data.ts';
import type { Selection } from './selection.ts';

/** The values of a result, grouped as in its schema. */
export const FieldsPanel = memo(function FieldsPanel({
  review,
  selection,
}: {
  review: ReviewData;
  selection: Selection;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const { selected } = selection;
  useEffect(() => {
    if (selected === undefined) return;
    const chosen = panel.current?.querySelector(`[data-pointer="${CSS.escape(selected)}"]`);
    (chosen ?? sectionElement(panel.current, review, selected))?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
    });
  }, [selected, review]);

  return (
    <div ref={panel} className="fields-panel" tabIndex={0} role="region" aria-label="Values">
      <nav className="section-links" aria-label="Sections">
        {review.sections.map((section) => (
          <button key={section.id} type="button" onClick={() => scrollTo(section.id)}>
            {section.title}
            {section.kind !== 'fields' && <span className="numeric"> {review.count(section.pointer)}</span>}
          </button>
        ))}
      </nav>
      {review.sections.map((section) => (
        <section key={section.id} id={idOf(section.id)} className="fields-section" aria-label={section.title}>
          <h2>
            {section.title}
            {section.kind !== 'fields' && <span className="numeric">{review.count(section.pointer)}</span>}
          </h2>
          <SectionContent section={section} review={review} selection={selection} />
        </section>
      ))}
    </div>
  );
});

function SectionContent({
  section,
  review,
  selection,
}: {
  section: Section;
  review: ReviewData;
  selection: Selection;
}) {
  if (section.kind === 'fields') return <FieldList review={review} fields={section.fields} selection={selection} />;
  const { pointer, title } = section;
  if (section.kind === 'values') {
    return <ValueList review={review} pointer={pointer} schema={section.schema} title={title} selection={selection} />;
  }
  return (
    <RecordTable review={review} pointer={pointer} title={title} columns={section.columns} selection={selection} />
  );
}

const idOf = (id: string): string => `section-${id}`;

const scrollTo = (id: string): void => document.getElementById(idOf(id))?.scrollIntoView({ block: 'start' });

/** The section of a value whose row is not in the page yet. */
function sectionElement(panel: HTMLElement | null, review: ReviewData, pointer: string): Element | null | undefined {
  const section = review.sections.find((one) => one.kind !== 'fields' && pointer.startsWith(`${one.pointer}/`));
  return section && panel?.querySelector(`#${CSS.escape(idOf(section.id))}`);
}
