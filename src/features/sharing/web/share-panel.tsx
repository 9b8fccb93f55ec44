import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  SHARED_ORDER_PATH,
  SHARED_QUOTE_PATH,
  SHARED_SMART_ORDER_PATH,
  SHARED_SMART_QUOTE_PATH,
  SURVEY_PATH,
} from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { siteQuery } from '#features/content/web/public.ts';
import { tracker } from '#features/diagnostics/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Popover } from '#platform/web/overlays/popover.tsx';
import { LinkQr } from './link-qr.tsx';
import { AddToRecommendation } from './recommend/add-to-recommendation.tsx';
import { shareApi } from './share-api.ts';
import styles from './share-panel.module.css';
import { SharePoster } from './share-poster.tsx';

/** Specification 9: QR codes of the panel. */
const PAGE_QR_PX = 150;
const SURVEY_QR_PX = 100;
interface TabProps {
  label: string;
  event: 'page' | 'survey' | 'poster';
  children: ReactNode;
}

function Tab({ label, event, children }: TabProps) {
  return (
    <Popover
      label={label}
      side="left"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles.tab}
          onClick={() => {
            tracker.track('sales.share', { what: event });
            props.onClick();
          }}
        >
          {label}
        </button>
      )}
    >
      <div className={styles.sheet}>{children}</div>
    </Popover>
  );
}

/** A link is made when somebody opens its tab, once for a page. */
function Shared({ url, label, size, event }: { url: string; label: string; size: number; event: 'page' | 'survey' }) {
  const { data, error } = useQuery(
    shareApi.query.link.queryOptions({
      input: { url, appCode: '009' },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
  );
  if (error) return <ProblemLine small>{wordsOfRefusal(error, '链接生成失败，请稍后再试')}</ProblemLine>;
  if (!data) return <p role="status">正在生成链接…</p>;
  return <LinkQr address={data.quoteLink} label={label} size={size} event={event} />;
}

/** A page that is itself behind a link: the same link goes on, with the sales code of who gives it now. */
const BEHIND_LINKS: readonly string[] = [
  ...[SHARED_ORDER_PATH, SHARED_QUOTE_PATH, SHARED_SMART_ORDER_PATH, SHARED_SMART_QUOTE_PATH],
];

function PassedOn({ path, code }: { path: string; code: string }) {
  const { data: site } = useQuery(siteQuery);
  const { data: session } = useQuery(sessionQuery);
  if (!site || !session?.sellerCode) return null;
  const address = `${site.origin}${path}?code=${code}&sc=${encodeURIComponent(session.sellerCode)}`;
  return <LinkQr address={address} label="页面分享链接" size={PAGE_QR_PX} event="page" />;
}

/** What sales people give away from a page: the page, a survey, and the poster of a product (specification 1). */
export default function SharePanel({ itemCode }: { itemCode?: string }) {
  const { pathname, search } = window.location;
  const code = BEHIND_LINKS.includes(pathname) ? new URLSearchParams(search).get('code') : null;
  return (
    <aside className={styles.panel} aria-label="销售分享">
      <Tab label="分享页面" event="page">
        {code ? (
          <PassedOn path={pathname} code={code} />
        ) : (
          <Shared url={pathname + search} label="页面分享链接" size={PAGE_QR_PX} event="page" />
        )}
      </Tab>
      <Tab label="分享问卷" event="survey">
        <Shared url={SURVEY_PATH} label="问卷分享链接" size={SURVEY_QR_PX} event="survey" />
      </Tab>
      {itemCode && (
        <>
          <Tab label="分享海报" event="poster">
            <SharePoster itemCode={itemCode} />
          </Tab>
          <AddToRecommendation itemCode={itemCode} />
        </>
      )}
    </aside>
  );
}
