import { MEMBER_EDIT_PATH } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import type { MemberRow } from '../../contract/member-schemas.ts';
import { moveOf } from '../../rules/member-moves.ts';
import { hrefOf } from '../company-queries.ts';
import styles from '../members.module.css';
import type { AskedAct, OpenAct } from './user-acts.ts';
import { USER_ACTS } from './user-acts.ts';

const CODES = {
  enable: 'USER_CONTROL',
  freeze: 'USER_FREEZE',
  reinvite: 'USER_CONTROL',
  withdraw: 'USER_DELETE',
} as const;

type Props = { row: MemberRow; companyId: string | undefined; open: OpenAct };

/** What can be done with one user now: only moves that the state allows, and nothing with oneself. */
export function RowActs({ row, companyId, open }: Props) {
  const acts = (Object.keys(USER_ACTS) as AskedAct[]).filter((act) => !row.self && moveOf(act, row.state) !== null);
  const { memberId, name } = row;
  return (
    <span className={styles.acts}>
      {row.state !== 'left' && (
        <Permitted code="USER_EDIT">
          <ButtonLink
            kind="quiet"
            size="sm"
            aria-label={`编辑 ${name}`}
            href={hrefOf(MEMBER_EDIT_PATH, { memberId, companyId })}
          >
            编辑
          </ButtonLink>
        </Permitted>
      )}
      {acts.map((act) => (
        <Permitted key={act} code={CODES[act]}>
          <Button
            kind="quiet"
            size="sm"
            aria-label={`${USER_ACTS[act].label} ${name}`}
            onClick={() => open(act, { memberId, name })}
          >
            {USER_ACTS[act].label}
          </Button>
        </Permitted>
      ))}
    </span>
  );
}
