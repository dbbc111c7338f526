/** Quoted by the specification (M-080). */
export const importAcceptedText = "Arquivo enviado para processamento. Você será notificado por e-mail quando o processamento acabar";
