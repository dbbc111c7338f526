export type FirstLoadDoors = {
  readonly loadPermissions: () => Promise<void>;
  /** The session ends and the error goes on. */
  readonly permissionsFailed: (error: unknown) => Promise<never>;
  readonly knowsUser: () => boolean;
  readonly loadUser: () => Promise<void>;
  readonly loadProfile: () => Promise<void>;
  readonly checkManagementPermission: () => void;
  /** What comes after the account is known, such as the support desk and the chat: none of it can spoil the load. */
  readonly introductions: readonly (() => Promise<void>)[];
};

/** The first load of the default layout, in its order. */
export const runFirstLoad = async (doors: FirstLoadDoors): Promise<void> => {
  await doors.loadPermissions().catch(doors.permissionsFailed);
  if (!doors.knowsUser()) await doors.loadUser();
  await doors.loadProfile();
  doors.checkManagementPermission();
  for (const introduce of doors.introductions) await introduce().catch(() => undefined);
};
