import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { featureApi } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { StatementLink, statementShareContract } from '../../contract/share-contract.ts';
import calls from '../../contract/statement-shares-calls.gen.json';
import styles from './share-statement.module.css';

const shareApi = featureApi<typeof statementShareContract>('statementShares', calls);
const linksQuery = (statementNo: string) => shareApi.query.list.queryOptions({ input: { statementNo } });

const DAYS = [1, 7, 30] as const;
type Days = (typeof DAYS)[number];

/** Links that open this one statement to somebody of finance without an account: make, look after, end. */
export function ShareStatementDialog({ statementNo, onClose }: { statementNo: string; onClose: () => void }) {
  const act = useAct({ renews: [linksQuery(statementNo).queryKey] });
  const { data: links = [] } = useQuery(linksQuery(statementNo));
  const [days, setDays] = useState<Days>(7);
  const [forWhom, setForWhom] = useState('');
  const [made, setMade] = useState<{ url: string; until: string } | null>(null);
  const make = async () => {
    const link = await act.obtain(() => shareApi.call.make({ statementNo, days, forWhom: forWhom.trim() }));
    if (link) setMade(link);
  };
  const revoke = (linkId: string) => act.run(() => shareApi.call.revoke({ statementNo, linkId }), '链接已停用');
  return (
    <Dialog open title="分享对账单" size="lg" onClose={onClose} footer={<Button onClick={onClose}>完成</Button>}>
      <Stack>
        <p>拿到链接的人不用登录就能查看这张对账单，不能确认也不能提异议；每次打开都有记录，可随时停用。</p>
        {made ? (
          <div className={styles.made}>
            <TextField
              label="分享链接"
              value={made.url}
              readOnly
              hint={`有效至 ${displayTime(made.until)}。链接只显示这一次，请现在复制。`}
              onFocus={(event) => event.target.select()}
            />
            <CopyText text={made.url} label="链接">
              复制链接
            </CopyText>
          </div>
        ) : (
          <Row gap="12px 20px" looks={['wrap']} style={{ alignItems: 'flex-end' }}>
            <SelectField
              label="有效期"
              value={String(days)}
              options={DAYS.map((one) => ({ value: String(one), label: `${one} 天` }))}
              onChange={({ target }) => setDays(DAYS.find((one) => String(one) === target.value) ?? 7)}
            />
            <TextField
              label="给谁看（选填）"
              maxLength={40}
              value={forWhom}
              onChange={({ target }) => setForWhom(target.value)}
            />
            <Button kind="primary" busy={act.busy} onClick={() => void make()}>
              生成链接
            </Button>
          </Row>
        )}
        <ProblemLine>{act.problem}</ProblemLine>
        {links.length > 0 && <LinkList links={links} onRevoke={(linkId) => void revoke(linkId)} />}
      </Stack>
    </Dialog>
  );
}

function LinkList({ links, onRevoke }: { links: readonly StatementLink[]; onRevoke: (linkId: string) => void }) {
  return (
    <ul className={styles.links} aria-label="已生成的链接">
      {links.map((link) => (
        <li key={link.linkId}>
          <span>
            {link.forWhom || '未注明'}
            <Quiet>
              {link.creatorName} {displayTime(link.createdAt)} · 有效至 {displayTime(link.until)} · 打开 {link.openings}{' '}
              次
            </Quiet>
          </span>
          <span>{link.stateLabel}</span>
          {link.state === 'open' && (
            <Button
              size="sm"
              aria-label={`停用 ${displayTime(link.createdAt)} 的链接`}
              onClick={() => onRevoke(link.linkId)}
            >
              停用
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
