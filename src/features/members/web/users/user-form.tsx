import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Form } from 'antd';
import { useRef } from 'react';
import { MEMBER_DETAIL_PATH, MEMBER_LIST_PATH } from '#business/paths/rules/public.ts';
import { isFinalRefusal, newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { EditPage } from '#platform/web/kits/edit/edit-page.tsx';
import type { MemberDetail } from '../../contract/member-schemas.ts';
import { choicesQuery, hrefOf } from '../company-queries.ts';
import { memberApi } from '../members-api.ts';
import { useRefresh } from '../use-refresh.ts';
import { ContactFields, PlaceFields } from './user-fields.tsx';
import { initialOf, placeOf, type UserValues } from './user-values.ts';

type Props = { member: MemberDetail | null; companyId: string | undefined };

/** Sends what was filled in; one key per form, so that pressing twice invites once. */
function useSave(member: MemberDetail | null, companyId: string | undefined) {
  const key = useRef(newIdempotencyKey());
  return async (values: UserValues): Promise<string> => {
    const place = placeOf(values);
    if (member) {
      const { memberId, version } = member;
      await memberApi.call.edit({ companyId, memberId, version, ...place });
      return memberId;
    }
    const contacts = { email: values.email?.trim() || undefined, phoneNumber: values.phoneNumber?.trim() || undefined };
    try {
      const input = { companyId, name: values.name?.trim() ?? '', ...contacts, ...place };
      const invited = await memberApi.call.invite(input, { context: { idempotencyKey: key.current } });
      return invited.memberId;
    } catch (error) {
      // Refused: what is sent next is another invitation.
      if (isFinalRefusal(error)) key.current = newIdempotencyKey();
      throw error;
    }
  };
}

/** Contacts of somebody new, then department, roles, data scope, limit and approval switch. */
export function UserForm({ member, companyId }: Props) {
  const [form] = Form.useForm<UserValues>();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { data: choices } = useSuspenseQuery(choicesQuery(companyId));
  const save = useSave(member, companyId);
  const saved = useRef<string | null>(null);
  const backHref = member
    ? hrefOf(MEMBER_DETAIL_PATH, { memberId: member.memberId, companyId })
    : hrefOf(MEMBER_LIST_PATH, { companyId });
  return (
    <EditPage<UserValues>
      title={member ? `编辑用户 ${member.name}` : '新增用户'}
      form={form}
      initialValues={initialOf(member)}
      submitLabel={member ? '保存' : '发送邀请'}
      backHref={backHref}
      onSave={async (values) => {
        saved.current = await save(values);
      }}
      onSaved={() => {
        notify.success(member ? '用户已保存，权限从下一次操作起生效' : '邀请已发送，72 小时内有效');
        void refresh();
        void navigate({ href: hrefOf(MEMBER_DETAIL_PATH, { memberId: saved.current ?? undefined, companyId }) });
      }}
    >
      {!member && <ContactFields />}
      <PlaceFields choices={choices} own={member?.self ?? false} present={member?.roleIds ?? []} />
    </EditPage>
  );
}
