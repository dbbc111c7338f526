import { WORKER_IMAGE_MAX_MB } from "@emdia/contract/limits.ts";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../api/api-failure.ts";
import { useMessageOf } from "../../errors/message-of.ts";
import { UnfitPhoto } from "../../images/unfit-photo.ts";

/** Text of a failed photo. The refusals of type and size name the accepted values; other errors use the server's message. */
export const usePhotoFault = () => {
  const { t } = useTranslation("workerPhoto");
  const messageOf = useMessageOf();
  return (error: unknown): string => {
    if (error instanceof UnfitPhoto) return t(`unfit.${error.reason}`);
    const code = error instanceof ApiFailure ? error.code : undefined;
    if (code === "request.unsupported_type") return t("unfit.wrongType");
    return code === "request.too_large" ? t("tooLarge", { megabytes: WORKER_IMAGE_MAX_MB }) : messageOf(error);
  };
};
