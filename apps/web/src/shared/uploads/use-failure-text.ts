import { UPLOAD_MAX_MB } from "@emdia/contract/limits.ts";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../errors/message-of.ts";
import type { Upload } from "./upload.ts";
import { useSize } from "./use-size.ts";

/** Why a file did not arrive, and what would be taken. */
export const useFailureText = () => {
  const { t } = useTranslation("uploads");
  const sizeText = useSize();
  const messageOf = useMessageOf();
  return ({ failure, size }: Pick<Upload, "failure" | "size">): string | null => {
    if (failure === null) return null;
    if ("unfit" in failure) return t(`unfit.${failure.unfit}`, { size: sizeText(size), megabytes: UPLOAD_MAX_MB });
    return messageOf(failure.error);
  };
};
