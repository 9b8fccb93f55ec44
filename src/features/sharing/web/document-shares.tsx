import { useQuery } from '@tanstack/react-query';
import { SHARED_QUOTE_PREVIEW_PATH } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DocumentShares, ShareRequest } from '../contract/share-request-contract.ts';
import { orderSharesQuery, quoteSharesQuery, shareRequestApi } from './share-api.ts';
import styles from './shared-page.module.css';

const TONES = { open: 'warning', accepted: 'success', refused: 'neutral' } as const;

function Request({ request }: { request: ShareRequest }) {
  const act = useAct();
  const { requestId, kindLabel, name, facts } = request;
  const decide = (accept: boolean) =>
    void act.run(
      () => shareRequestApi.call.decide({ requestId, accept }),
      accept ? '已采纳，变更已生效' : '已处理，内容不变',
    );
  return (
    <li>
      <div>
        <span>
          <b>{kindLabel}</b> <Tag tone={TONES[request.status]}>{request.statusLabel}</Tag>{' '}
          <span className={styles.quiet}>
            {name} · {displayTime(request.createdAt)}
            {request.decidedAt && ` · ${request.deciderName} 于 ${displayTime(request.decidedAt)} 处理`}
          </span>
        </span>
        <div className={styles.facts}>
          {facts.map(({ label, value }) => (
            <span key={label}>
              {label}：{value}
            </span>
          ))}
          {request.note && <span>说明：{request.note}</span>}
        </div>
        <ProblemLine>{act.problem}</ProblemLine>
      </div>
      {request.canDecide && (
        <Row as="span" gap={10} looks={['wrap']}>
          <Button
            size="sm"
            kind="primary"
            busy={act.busy}
            aria-label={`采纳 ${name} 的申请`}
            onClick={() => decide(true)}
          >
            采纳
          </Button>
          <Button size="sm" busy={act.busy} aria-label={`不采纳 ${name} 的申请`} onClick={() => decide(false)}>
            不采纳
          </Button>
        </Row>
      )}
    </li>
  );
}

function Links({ links }: Pick<DocumentShares, 'links'>) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.linkId}>
          <CellLines>
            <span>
              {link.kindLabel}链接 · {link.ownerName}
            </span>
            <small>
              {displayTime(link.createdAt)} 生成 · {link.prices ? '含价格' : '不含价格'} · 有效至{' '}
              {displayTime(link.until)}
            </small>
          </CellLines>
          <span>
            打开 {link.opens} 次 · 访客 {link.visitors} 位{' '}
            <Tag tone={link.state === 'open' ? 'success' : 'neutral'}>{link.stateLabel}</Tag>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Shares({ shares: { links, requests } }: { shares: DocumentShares }) {
  return (
    <>
      {requests.length > 0 && (
        <ul className={styles.list} aria-label="变更申请">
          {requests.map((request) => (
            <Request key={request.requestId} request={request} />
          ))}
        </ul>
      )}
      {links.length > 0 && <Links links={links} />}
    </>
  );
}

/** Who was given the quote, who opened it, and what they ask for. */
export function QuoteShares({ quoteNo }: { quoteNo: string }) {
  const { data } = useQuery(quoteSharesQuery(quoteNo));
  return (
    <Section
      title="分享与变更申请"
      action={
        <ButtonLink size="sm" href={`${SHARED_QUOTE_PREVIEW_PATH}?quoteNo=${quoteNo}`}>
          分享报价
        </ButtonLink>
      }
    >
      {data && data.links.length + data.requests.length > 0 ? (
        <Shares shares={data} />
      ) : (
        <p className={styles.quiet}>还没有分享。分享后，打开次数和对方的变更申请显示在这里。</p>
      )}
    </Section>
  );
}

/** What people ask to be changed about an order; nothing where nobody does. */
export function OrderShares({ orderNo }: { orderNo: string }) {
  const { data } = useQuery(orderSharesQuery(orderNo));
  if (!data || data.links.length + data.requests.length === 0) return null;
  return (
    <Section title="变更申请" note="地址和发票的修改由下单人确认">
      <Shares shares={data} />
    </Section>
  );
}
