import { useRef, useState } from 'react';
import type { UsageByDay } from '../api/decpage.ts';
import { formatNumber } from '../components/format.ts';
import { useElementWidth } from '../review/use-element-width.ts';
import type { Measure } from './measures.ts';
import { ticksOf } from './ticks.ts';

type Day = UsageByDay['days'][number];

const height = 200;
const margin = { left: 44, right: 4, top: 12, bottom: 24 };
const widestBar = 32;
/** Pixels that a date below the chart takes. */
const dateWidth = 64;

const short = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' });

/** A bar for each day; the same numbers are in a table below it. */
export function DayChart({ days, measure }: { days: readonly Day[]; measure: Measure }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const [pointed, setPointed] = useState<Day>();
  const total = days.reduce((sum, day) => sum + measure.of(day), 0);
  return (
    <>
      <p className="day-chart-caption" aria-hidden>
        {pointed ? (
          <>
            <strong className="numeric">{formatNumber(measure.of(pointed))}</strong>{' '}
            {long.format(new Date(pointed.date))}
          </>
        ) : (
          <>
            <strong className="numeric">{formatNumber(total)}</strong> in {days.length} days (UTC)
          </>
        )}
      </p>
      <div ref={frame} className="day-chart">
        {width > 0 && <Bars days={days} measure={measure} width={width} pointed={pointed} onPoint={setPointed} />}
      </div>
      <DayTable days={days} measure={measure} />
    </>
  );
}

function Bars({
  days,
  measure,
  width,
  pointed,
  onPoint,
}: {
  days: readonly Day[];
  measure: Measure;
  width: number;
  pointed: Day | undefined;
  onPoint: (day: Day | undefined) => void;
}) {
  const ticks = ticksOf(Math.max(...days.map((day) => measure.of(day)), 0));
  const most = ticks.at(-1) ?? 1;
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const step = inner.width / days.length;
  const bar = Math.min(widestBar, step * 0.7);
  const yOf = (value: number): number => margin.top + inner.height * (1 - value / most);
  const every = Math.ceil(dateWidth / step);
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={`${measure.label} by day: a bar chart, its numbers are in the table below`}
      onPointerLeave={() => onPoint(undefined)}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="day-chart-line" x1={margin.left} x2={width - margin.right} y1={yOf(tick)} y2={yOf(tick)} />
          <text className="day-chart-label" x={margin.left - 8} y={yOf(tick) + 4} textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {days.map((day, index) => {
        const value = measure.of(day);
        const x = margin.left + index * step;
        return (
          <g key={day.date} onPointerEnter={() => onPoint(day)}>
            <rect className="day-chart-column" x={x} y={margin.top} width={step} height={inner.height} />
            <rect
              className={pointed === day ? 'day-chart-bar day-chart-bar-pointed' : 'day-chart-bar'}
              x={x + (step - bar) / 2}
              y={yOf(value)}
              width={bar}
              height={inner.height - (yOf(value) - margin.top)}
              rx={2}
            />
            {(days.length - 1 - index) % every === 0 && <DateLabel date={day.date} x={x + step / 2} edge={width} />}
          </g>
        );
      })}
    </svg>
  );
}

/** Half of a short date, in pixels. */
const halfDate = 18;

/** A date in the middle below its bar, or at the edge of the chart, which would cut it off. */
function DateLabel({ date, x, edge }: { date: string; x: number; edge: number }) {
  const isCut = x + halfDate > edge;
  return (
    <text className="day-chart-label" x={isCut ? edge : x} y={height - 6} textAnchor={isCut ? 'end' : 'middle'}>
      {short.format(new Date(date))}
    </text>
  );
}

function DayTable({ days, measure }: { days: readonly Day[]; measure: Measure }) {
  return (
    <details className="usage-details">
      <summary>Show as table</summary>
      <div className="usage-table-frame" tabIndex={0} role="region" aria-label={`${measure.label} by day`}>
        <table className="usage-table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{measure.label}</th>
              <th scope="col">Requests of web keys</th>
              <th scope="col">of API keys</th>
              <th scope="col">of channels</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date}>
                <th scope="row">{day.date}</th>
                <td>{formatNumber(measure.of(day))}</td>
                <td>{formatNumber(day.bySource.web)}</td>
                <td>{formatNumber(day.bySource.api)}</td>
                <td>{formatNumber(day.bySource.channel)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
