import { MESSAGE_CHANNELS, OWN_CHANNELS } from '#business/messages/contract/message-words.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import styles from './channel-table.module.css';
import { LimitInput } from './limit-input.tsx';
import { type Choice, type Choices, type EventRow, inGroups, withChannel } from './settings-draft.ts';

type Props = {
  caption: string;
  events: readonly EventRow[];
  choices: Choices;
  /** A company says which go out at all. */
  switched?: boolean;
  onChange: (code: string, choice: Choice) => void;
};

/** Which event takes which way: a box for each there is. */
export function ChannelTable({ caption, events, choices, switched = false, onChange }: Props) {
  const columns = OWN_CHANNELS.length + (switched ? 2 : 1);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">消息</th>
            {switched && (
              <th scope="col" className={styles.way}>
                发送
              </th>
            )}
            {OWN_CHANNELS.map((channel) => (
              <th key={channel} scope="col" className={styles.way}>
                {MESSAGE_CHANNELS[channel]}
              </th>
            ))}
          </tr>
        </thead>
        {inGroups(events).map(([group, rows]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={columns} className={styles.group}>
                {group}
              </th>
            </tr>
            {rows.map((event) => (
              <EventLine key={event.code} {...{ event, switched, onChange }} choice={choices[event.code]} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type LineProps = Pick<Props, 'switched' | 'onChange'> & { event: EventRow; choice: Choice | undefined };

/** Why something cannot be switched off, each reason once. */
function reasonsOf({ locked, why, channels }: EventRow): string {
  const ways = channels.filter((way) => way.locked && way.why).map((way) => way.why);
  return [...new Set([locked ? why : null, ...ways])].filter(Boolean).join('；');
}

function EventLine({ event, choice = { on: true, channels: [] }, switched, onChange }: LineProps) {
  const { code, label, kindName, locked, channels } = event;
  const reasons = reasonsOf(event);
  return (
    <tr className={choice.on ? undefined : styles.off}>
      <th scope="row">
        {label}{' '}
        <Quiet inline className={styles.kind}>
          {kindName}
        </Quiet>
        {reasons && <Quiet under>{reasons}</Quiet>}
        {switched && <LimitInput {...{ event, choice }} onChange={(changed) => onChange(code, changed)} />}
      </th>
      {switched && (
        <td>
          <Checkbox
            label={`发送：${label}`}
            labelHidden
            className={locked ? styles.locked : undefined}
            checked={choice.on}
            disabled={locked}
            onChange={({ target }) => onChange(code, { ...choice, on: target.checked })}
          />
        </td>
      )}
      {OWN_CHANNELS.map((channel) => {
        const way = channels.find((one) => one.channel === channel);
        return (
          <td key={channel}>
            {way ? (
              <Checkbox
                label={`${label}：${way.label}`}
                labelHidden
                className={way.locked ? styles.locked : undefined}
                checked={choice.on && choice.channels.includes(channel)}
                disabled={way.locked || !choice.on}
                onChange={({ target }) => onChange(code, withChannel(choice, channel, target.checked))}
              />
            ) : (
              <span aria-hidden="true">—</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
