import type { Assignable } from "./rules/eligible-assignee.ts";

type Assignee = Pick<Assignable, "id" | "name">;
export const presentAssignee = (account: Assignee | null): Assignee | null => account && { id: account.id, name: account.name };
