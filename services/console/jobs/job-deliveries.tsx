import { RotateCw } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Job, WebhookDelivery } from '../api/decpage.ts';
import { messageOf } from '../api/message-of.ts';
import { useSession } from '../app/session.tsx';
import { Badge } from '../components/badge.tsx';
import { Button } from '../components/button.tsx';
import { formatMoment, formatTime } from '../components/format.ts';
import { useNotify } from '../components/notices.tsx';
import { useDeliveries } from './use-jobs.ts';

/** The deliveries of a job's event to its webhook, with every attempt. */
export function JobDeliveries({ job }: { job: Job }) {
  const { may } = useSession();
  const deliveries = useDeliveries(job);
  if (job.progress?.webhook === undefined || !may('webhooks:read')) return null;
  return (
    <section className="job-section" aria-label="Webhook">
      <h3>Webhook</h3>
      {deliveries.isError && <p className="quiet">{messageOf(deliveries.error)}</p>}
      {deliveries.data?.deliveries.length === 0 && <p className="quiet">Delivered when the job has ended.</p>}
      {deliveries.data?.deliveries.map((delivery) => (
        <Delivery key={delivery.deliveryId} jobId={job.jobId} delivery={delivery} />
      ))}
    </section>
  );
}

function Delivery({ jobId, delivery }: { jobId: string; delivery: WebhookDelivery }) {
  const { may } = useSession();
  const { type, url, status, nextAttemptAt, history } = delivery;
  return (
    <div className="delivery">
      <div className="delivery-head">
        <code>{type}</code>
        <DeliveryState status={status} />
        {may('webhooks:write') && <RedeliverButton jobId={jobId} delivery={delivery} />}
      </div>
      <p className="delivery-url" title={url}>
        {url}
      </p>
      {history.length > 0 && <Attempts history={history} />}
      {status === 'pending' && nextAttemptAt !== undefined && (
        <p className="quiet">Next attempt {formatMoment(nextAttemptAt)}</p>
      )}
    </div>
  );
}

function DeliveryState({ status }: Pick<WebhookDelivery, 'status'>) {
  if (status === 'succeeded') return <Badge tone="good">Delivered</Badge>;
  if (status === 'failed') return <Badge tone="bad">Not delivered</Badge>;
  return <Badge tone="accent">Under way</Badge>;
}

function Attempts({ history }: Pick<WebhookDelivery, 'history'>) {
  return (
    <table className="delivery-attempts">
      <thead>
        <tr>
          <th scope="col">Attempt</th>
          <th scope="col">At</th>
          <th scope="col">Answer</th>
          <th scope="col" className="delivery-number">
            Took
          </th>
        </tr>
      </thead>
      <tbody>
        {history.map(({ number, at, statusCode, durationMs, error, response }) => (
          <tr key={number}>
            <td className="numeric">{number}</td>
            <td className="numeric" title={formatMoment(at)}>
              {formatTime(at)}
            </td>
            <td title={response}>{statusCode ?? error ?? <span className="quiet">none</span>}</td>
            <td className="delivery-number numeric">{durationMs === undefined ? '–' : `${durationMs} ms`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RedeliverButton({ jobId, delivery: { deliveryId } }: { jobId: string; delivery: WebhookDelivery }) {
  const { client } = useSession();
  const notify = useNotify();
  const cache = useQueryClient();
  const redeliver = useMutation({
    mutationFn: () => client.webhooks.redeliver({ jobId, deliveryId }),
    onSuccess: () => notify('The event is being delivered again.'),
    onError: (error) => notify(messageOf(error), 'bad'),
    onSettled: () => cache.invalidateQueries({ queryKey: ['deliveries', jobId] }),
  });
  return (
    <Button icon={RotateCw} onPress={() => redeliver.mutate()} isDisabled={redeliver.isPending}>
      Redeliver
    </Button>
  );
}
