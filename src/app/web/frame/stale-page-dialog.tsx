import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { LOGIN_PATH } from '#business/paths/rules/public.ts';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { readPersonNow, sessionQuery, switchBack } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { stalePage } from '#platform/web/page-caller.ts';
import { useAct } from '#platform/web/use-act.ts';
import { describeStalePage } from './describe-stale-page.ts';
import styles from './stale-page-dialog.module.css';

const KEPT = '在此页上的操作不会执行，填写的内容还在。';
const LOST = '重新载入会清空填写的内容。';

/** For whom the browser works now; undefined until that is known. The page's own user stays what it was. */
function usePersonNow(): [now: UserInfo | null | undefined, look: () => Promise<void>] {
  const [now, setNow] = useState<UserInfo | null>();
  const look = useCallback(async () => {
    const found = await readPersonNow().catch(() => undefined);
    if (found === undefined) stalePage.forget();
    setNow(found);
  }, []);
  useEffect(() => void look(), [look]);
  return [now, look];
}

/** What the page was, who one is by now, and the ways on: back to the first, or the page anew. */
export default function StalePageDialog() {
  const queryClient = useQueryClient();
  const [now, look] = usePersonNow();
  const page = queryClient.getQueryData(sessionQuery.queryKey) ?? null;
  const words = now === undefined ? null : describeStalePage(page, now);
  useEffect(() => {
    // Another tab has gone back already.
    if (now !== undefined && !words) stalePage.forget();
  }, [now, words]);
  if (!words || now === undefined) return null;
  const ways = (
    <>
      <Button onClick={() => window.location.reload()}>重新载入</Button>
      {words.way === 'switch' && page && now && <SwitchBack page={page} now={now} onRefused={look} />}
      {words.way === 'go-on' && <GoOn />}
      {words.way === 'log-in' && (
        <ButtonLink kind="primary" href={LOGIN_PATH} target="_blank">
          在新窗口登录
        </ButtonLink>
      )}
    </>
  );
  const facts = [
    { label: '此页面', value: words.pageOf },
    { label: '当前登录', value: words.now },
  ];
  return (
    <Dialog open title={words.title} role="alertdialog" footer={ways} onClose={stalePage.forget}>
      <div className={styles.body}>
        <Facts facts={facts} columns={1} />
        <p>
          {KEPT}
          {words.advice}
          {LOST}
        </p>
      </div>
    </Dialog>
  );
}

interface SwitchBackProps {
  page: UserInfo;
  now: UserInfo;
  /** Somebody was quicker: who it is now has to be asked again. */
  onRefused: () => Promise<void>;
}

function SwitchBack({ page, now, onRefused }: SwitchBackProps) {
  // What was asked for meanwhile was answered for the other firm: everything is asked for again.
  const { busy, run } = useAct({ passing: true, otherwise: '切换失败，请稍后再试' });
  const goBack = async () => {
    const back = await run(async () => {
      await switchBack(page.participantId, now.participantId);
      stalePage.forget();
    }, `已切换回${page.firmShortName}，请重新提交`);
    if (!back) await onRefused();
  };
  return (
    <Button kind="primary" busy={busy} onClick={() => void goBack()}>
      切换回{page.firmShortName}
    </Button>
  );
}

/** What a visitor typed belongs to nobody yet: it may be sent by who has logged in. */
function GoOn() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const goOn = async () => {
    stalePage.forget();
    await queryClient.resetQueries();
    await router.invalidate();
  };
  return (
    <Button kind="primary" onClick={() => void goOn()}>
      继续
    </Button>
  );
}
