import type { Robot, RobotInput } from '#business/messages/contract/message-settings-schemas.ts';
import type { RobotKind } from '#business/messages/contract/message-words.ts';

export interface RobotValues {
  kind: RobotKind;
  name: string;
  url: string;
  secret: string;
  dropSecret: boolean;
  active: boolean;
}

/** What stands in no field of its own. */
export interface RobotChoices {
  events: readonly string[];
  quietFrom: string | null;
  quietTo: string | null;
}

/** What the form begins with. Address and secret never come back. */
export const valuesOf = (robot: Robot | null): RobotValues => ({
  kind: robot?.kind ?? 'wecom',
  name: robot?.name ?? '',
  url: '',
  secret: '',
  dropSecret: false,
  active: robot?.active ?? true,
});

export const robotChoicesOf = (robot: Robot | null): RobotChoices => ({
  events: robot?.events ?? [],
  quietFrom: robot?.quietFrom ?? null,
  quietTo: robot?.quietTo ?? null,
});

/** Left out: as it is kept; empty: none. */
function secretOf({ secret, dropSecret }: RobotValues): { secret?: string } {
  if (secret.trim() !== '') return { secret: secret.trim() };
  return dropSecret ? { secret: '' } : {};
}

/** What is sent: what was not typed stays as it is kept. */
export function robotInputOf(robot: Robot | null, values: RobotValues, choices: RobotChoices): RobotInput {
  const { kind, name, url, active } = values;
  return {
    ...(robot && { id: robot.id }),
    ...{ kind, name: name.trim(), active },
    ...(url.trim() !== '' && { url: url.trim() }),
    ...secretOf(values),
    ...{ quietFrom: choices.quietFrom, quietTo: choices.quietTo },
    events: [...choices.events],
  };
}
