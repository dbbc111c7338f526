// First load of the default layout: its steps and their order.
export type FirstLoadDoors = {
  readonly loadPermissions: () => Promise<void>;
  /** Ends the session and rethrows the error. */
  readonly permissionsFailed: (error: unknown) => Promise<never>;
  readonly knowsUser: () => boolean;
  readonly loadUser: () => Promise<void>;
  readonly loadProfile: () => Promise<void>;
  readonly checkManagementPermission: () => void;
  /** Optional steps after the account is loaded, such as support and chat widgets; their failures are ignored. */
  readonly introductions: readonly (() => Promise<void>)[];
};

/** First load of the default layout, in a fixed order. */
export const runFirstLoad = async (doors: FirstLoadDoors): Promise<void> => {
  await doors.loadPermissions().catch(doors.permissionsFailed);
  if (!doors.knowsUser()) await doors.loadUser();
  await doors.loadProfile();
  doors.checkManagementPermission();
  for (const introduce of doors.introductions) await introduce().catch(() => undefined);
};
