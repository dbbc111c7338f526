import { isLineFault } from "@emdia/contract/imports/line-faults.ts";
import type { ImportColumn, LineReason } from "@emdia/contract/imports/report.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { fillDetails } from "./fill-details.ts";

/** Text of a reason: of a cell fault, or of a refusal that a single change of the record would get too. It begins with the column and ends with the workers that it names. */
export const useReasonText = (columns: readonly ImportColumn[] = []) => {
  const { t } = useTranslation("importWords");
  const messageOf = useMessageOf();
  return ({ code, column, details = {} }: LineReason): string => {
    const says = isLineFault(code)
      ? fillDetails(t(code), details)
      : messageOf(new ApiFailure({ kind: "answered", statusCode: 422, code: code as RefusalCode, message: "", details }));
    const named = typeof details.names === "string" ? `${says} ${details.names}` : says;
    const name = columns.find(({ key }) => key === column)?.name ?? column;
    return name === null ? named : `${name}: ${named}`;
  };
};
