import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isSending, type OfferedMove, type OwnMove } from "../../../shared/pendencies/moves/own-moves.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { useHolds } from "../../../shared/uploads/use-holds.ts";
import type { PendencySelection } from "../pendency-filter.ts";
import { previewQuery } from "./preview-query.ts";

/** Delay after the last selected row until the preview is requested. */
const SELECTING_MS = 300;

/** Excludes pendencies with unsent uploads or unsaved input in this browser from sending, and lists them. */
export const useReady = (action: OwnMove, chosen: PendencySelection["chosen"]) => {
  const ids = [...chosen.keys()];
  const holds = useHolds(isSending(action) ? ids : []);
  return { ready: ids.filter((id) => !holds.has(id)), holds: [...holds] };
};

type Props = { readonly move: OfferedMove; readonly chosen: PendencySelection["chosen"] };

/** The number of selected documents that can be sent. */
export const ReadyCount = ({ move, chosen }: Props) => {
  const { t } = useTranslation("pendencies");
  const [companies] = useSelectedCompanies();
  const { ready } = useReady(move.action, chosen);
  const [ids] = useDebouncedValue(ready.join(), SELECTING_MS);
  const query = useQuery(previewQuery(move, ids === "" ? [] : ids.split(",").map(Number), companies));
  const total = chosen.size;
  const count = ready.length === 0 ? 0 : query.data?.filter((line) => line.ready).length;
  const isCurrent = ids === ready.join();
  return <strong role="status">{isCurrent && count !== undefined && t("bulk.readyCount", { ready: count, total })}</strong>;
};
