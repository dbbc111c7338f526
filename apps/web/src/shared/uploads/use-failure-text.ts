import { UPLOAD_MAX_MB } from "@emdia/contract/limits.ts";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../api/api-failure.ts";
import { useMessageOf } from "../errors/message-of.ts";
import { useSize } from "./files/use-size.ts";
import type { Upload } from "./upload.ts";

const TENTH = (1_024 * 1_024) / 10;

/** Failure text of an upload, with the accepted size or type. */
export const useFailureText = () => {
  const { t } = useTranslation("uploads");
  const sizeText = useSize();
  const messageOf = useMessageOf();
  return ({ failure, size }: Pick<Upload, "failure" | "size">): string | null => {
    if (failure === null) return null;
    // Rounds up to 0.1 MB, so that a file one byte too large does not show the size of the limit.
    const limits = { size: sizeText(Math.ceil(size / TENTH) * TENTH), megabytes: UPLOAD_MAX_MB };
    if ("unfit" in failure) return t(`unfit.${failure.unfit}`, limits);
    const code = failure.error instanceof ApiFailure ? failure.error.code : undefined;
    // Uploads have their own, more detailed texts for these codes.
    if (code === "request.too_large") return t("unfit.tooLarge", limits);
    if (code === "document.not_wanted_now") return t("notWantedNow");
    return code === "request.unsupported_type" ? t("otherContent") : messageOf(failure.error);
  };
};
