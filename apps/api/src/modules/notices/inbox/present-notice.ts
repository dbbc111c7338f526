import type { Notice } from "@emdia/contract/notices/notice.ts";
import type { StoredNotice } from "../store/notices.ts";

export const presentNotice = ({ aboutKind, aboutId, createdAt, ...notice }: StoredNotice): Notice => ({
  ...notice,
  about: { kind: aboutKind, id: aboutId },
  createdAt: createdAt.toISOString(),
});
