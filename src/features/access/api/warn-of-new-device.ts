import { fromLetter } from '#business/messages/api/public.ts';
import { PERSONAL_PATH } from '#business/paths/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { maskIp } from '#platform/shared/mask-ip.ts';
import { networkOf } from '#platform/shared/network-of.ts';
import { accessMessages } from '../contract/message-events.ts';
import { describeDevice, deviceFamily } from '../rules/describe-device.ts';
import type { AccessSettings } from './access-settings.ts';
import { listEarlierDevices } from './person-repo.ts';
import type { Device } from './session-repo.ts';

interface DeviceOwner {
  userId: bigint;
  userName: string;
}

const fingerprint = ({ userAgent, ip }: Device) => `${networkOf(ip ?? '')} ${deviceFamily(userAgent)}`;

/**
 * Tells the owner of an account that is used from a browser and network not seen before, in the transaction of the
 * login; so whoever holds a stolen password cannot use it unseen. Call it before the new session is written.
 */
export async function warnOfNewDevice(
  db: Db,
  settings: Pick<AccessSettings, 'messages' | 'origin'>,
  owner: DeviceOwner,
  device: Device,
): Promise<void> {
  const earlier = await listEarlierDevices(db, owner.userId);
  const isNew = !earlier.some((known) => fingerprint(known) === fingerprint(device));
  if (!isNew) return;
  const letter = {
    subject: '您的账号在新设备上登录',
    text: [
      `您的账号 ${owner.userName} 刚刚在一台新设备上登录 MRO采购系统。`,
      `时间：${displayTime(new Date().toISOString())}（北京时间）`,
      `设备：${describeDevice(device.userAgent)}`,
      `网络：${device.ip ? maskIp(device.ip) : '未知'}`,
      '如果是您本人，无需处理。如果不是，请立即在个人信息页下线该设备并修改密码：',
      `${settings.origin}${PERSONAL_PATH}`,
    ].join('\n'),
  };
  await settings.messages.tell(db, {
    ...fromLetter(letter),
    text: `${describeDevice(device.userAgent)}，${device.ip ? maskIp(device.ip) : '未知网络'}。如果不是您本人，请立即下线该设备并修改密码。`,
    ...{ event: accessMessages.newDevice, firmId: null, to: [owner.userId], href: PERSONAL_PATH },
    key: `account.newDevice:${owner.userId}:${new Date().toISOString()}`,
  });
}
