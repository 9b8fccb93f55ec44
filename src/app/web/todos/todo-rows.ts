import type { UserInfo } from '#features/access/contract/access-schemas.ts';
import { kindOf } from '#features/access/web/public.ts';
import * as rules from '../../todos/todo-rules.ts';

export type { TodoCounts, TodoRow } from '../../todos/todo-rules.ts';

type Person = Pick<UserInfo, 'permissions' | 'firmType' | 'participantExtendType' | 'firmChannel' | 'loginSource'>;

const personOf = (session: Person): rules.TodoPerson => ({
  identity: kindOf(session),
  permissions: session.permissions,
});

/** What the page's person may act on or look after (`todo-rules.ts`). */
export const todoSources = (session: Person) => rules.todoSources(personOf(session));

/** 我的待办 of the page's person. */
export const todoRows = (session: Person, counts: rules.TodoCounts) => rules.todoRows(personOf(session), counts);
