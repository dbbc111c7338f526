import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { isToSend } from "../../../shared/pendencies/pending-corrections.ts";
import { mayUseSendingQueue, sendingSearch } from "../../../shared/pendencies/sending-queue.ts";
import { useStandsOn, useStandsOnBothSides } from "../../../shared/session/companies/both-sides.ts";
import type { SelectedCompanies } from "../../../shared/session/companies/selected-companies.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { pendenciesQuery, totalsQuery } from "../pendencies-queries.ts";
import type { PendenciesFilter, PendencyAddress } from "../pendency-filter.ts";
import { hasRows, sendingFilter } from "./sending-filter.ts";

/** Maximum number of pages in which the first document to send is searched. */
const PAGES_MAX = 5;

type Options = { readonly client: QueryClient; readonly companies: SelectedCompanies };

/** The first row that the user may send for. */
const firstToSend = async (filter: PendencyAddress, { client, companies }: Options): Promise<PendencyRow | null> => {
  const { queryKey, queryFn } = pendenciesQuery(filter, companies);
  const { results, meta } = await client.fetchQuery({ queryKey, ...(queryFn && { queryFn }) });
  const first = results.find(isToSend);
  if (first || meta.page >= Math.min(meta.lastPage, PAGES_MAX)) return first ?? null;
  return firstToSend({ ...filter, page: meta.page + 1 }, { client, companies });
};

/** The filter of the sending queue, or null if the user has nothing to send in it. */
const useSendingFilter = ({ filter }: PendenciesFilter): PendencyAddress | null => {
  const may = useMay();
  const [isOnSide, isOnBothSides] = [useStandsOn("provider"), useStandsOnBothSides()];
  const [companies] = useSelectedCompanies();
  const sending = isOnSide && mayUseSendingQueue(may) ? sendingFilter(filter, isOnBothSides) : null;
  const { data = [] } = useQuery({ ...totalsQuery(sending ?? filter, companies), enabled: sending !== null });
  return sending && hasRows(sending, data) ? sending : null;
};

type Props = { readonly filter: PendenciesFilter };

/** Opens the first document of the filter that waits to be sent, in the sending queue. */
export const SendQueueButton = ({ filter }: Props) => {
  const { t } = useTranslation("pendencies");
  const messageOf = useMessageOf();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [companies] = useSelectedCompanies();
  const sending = useSendingFilter(filter);
  const { mutate, isPending } = useMutation({
    mutationFn: (queue: PendencyAddress) => firstToSend(queue, { client, companies }),
    onSuccess: (first) => {
      if (first === null) return notify.warning(t("nothingToSend"));
      return void navigate({ to: "/pendencias/editar/$id", params: { id: String(first.id) }, search: sendingSearch });
    },
    onError: (error) => notify.error(messageOf(error)),
  });
  if (sending === null) return null;
  return (
    <Button leftSection={<IconSend size={16} stroke={1.7} aria-hidden="true" />} loading={isPending} onClick={() => mutate(sending)}>
      {t("sendQueue")}
    </Button>
  );
};
