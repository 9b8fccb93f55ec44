import type { Identity } from '#platform/shared/identities.ts';

/** Frames a page can stand in (specification 2.4). */
export type LayoutName = 'default' | 'desk' | 'empty' | 'login' | 'mobile' | 'purchase' | 'user';

/** Groups of the menu of the user centre (specification 2.3). */
export type UserMenuGroupName =
  | 'todos'
  | 'trade'
  | 'reconciliation'
  | 'matching'
  | 'cabinets'
  | 'materials'
  | 'company'
  | 'reports'
  | 'downloads'
  | 'own';

/** Where the menu of the user centre lists a page: in which group, and at which place of it, counted in tens. */
interface MenuPlace {
  group: UserMenuGroupName;
  place: number;
  /** Its name there, where that is not the title. */
  label?: string;
  /** Firms of type group see it too. */
  forGroup?: true;
}

/** One page as its feature declares it; the app collects all of them in its table of pages. */
export interface PageDeclaration<Permission extends string = string> {
  /** Address as specification 2 writes it; `{id}` is a parameter. */
  path: string;
  /** Route file, from `src`. */
  file: string;
  layout: LayoutName;
  /** `login` needs a session; `public` is the white list. */
  access: 'login' | 'public';
  title: string;
  /** False: an address of our own that the specification does not name. */
  specified?: false;
  /** Kinds of accounts the page is for; everybody else with an account is told why not, and offered no link to it. */
  only?: readonly Identity[];
  /** Without it the page is neither listed nor opened: menus ask here. Pages of the desk have one but for a person's own. */
  permission?: Permission;
  /** Another right that opens a page of the desk as well. */
  also?: Permission;
  /** Absent: the user centre does not list it. */
  menu?: MenuPlace;
}
