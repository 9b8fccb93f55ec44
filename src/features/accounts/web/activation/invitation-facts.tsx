import type { Invitation } from '../../contract/accounts-schemas.ts';
import styles from './invitation-facts.module.css';

/** Whom an invitation is for, so that the person can tell it is theirs. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const facts = [
    ['公司', invitation.firmName],
    ['姓名', invitation.realName],
    ['邮箱', invitation.email],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
