import type { CompanySettings } from '#business/messages/contract/message-settings-schemas.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { AllBox } from '#platform/web/kits/list/all-box.tsx';
import { inGroups } from '../settings/settings-draft.ts';
import styles from './event-boxes.module.css';

export type RobotEvent = Pick<CompanySettings['events'][number], 'code' | 'label' | 'group' | 'groupName'>;

type Props = { events: readonly RobotEvent[]; chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** What a robot is told of: a box for each event, and one for all that are about the same. */
export function EventBoxes({ events, chosen, onChange }: Props) {
  const set = (codes: readonly string[], wanted: boolean) =>
    onChange([...chosen.filter((code) => !codes.includes(code)), ...(wanted ? codes : [])]);
  return (
    <fieldset>
      <legend className={styles.legend}>发到群里的消息</legend>
      <div className={styles.groups}>
        {inGroups(events).map(([group, rows]) => {
          const codes = rows.map(({ code }) => code);
          return (
            <div key={group} className={styles.group}>
              <AllBox
                label={group}
                open={codes.length}
                chosen={codes.filter((code) => chosen.includes(code)).length}
                onChange={(all) => set(codes, all)}
              />
              <div className={styles.events}>
                {rows.map(({ code, label }) => (
                  <Checkbox
                    key={code}
                    label={label}
                    checked={chosen.includes(code)}
                    onChange={({ target }) => set([code], target.checked)}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
