import type { TypeTexts } from "../../translation.ts";

export const ssmaEnvironment: { readonly [code: string]: TypeTexts } = {
  "SSMA-CAT": [
    "Parte del accidente de trabajo (S-2210) y la investigación con las causas y acciones.",
    "Recibo del S-2210 e informe de investigación firmado.",
    ["¿La CAT se emitió hasta el primer día hábil siguiente?", "Accidente el 03/03, CAT el 04/03/2026."],
    ["¿Fecha, hora, lugar y descripción coinciden con la investigación?", "03/03/2026, 10:20, trituración, atrapamiento de un dedo."],
    [
      "¿La investigación llega a las causas de gestión, y no solo al acto de la persona?",
      "Falta del bloqueo previsto; procedimiento revisado.",
    ],
    ["¿El certificado médico y el retorno previsto acompañan a la CAT?", "Certificado de 15 días, CID cubierto."],
  ],
  "SSMA-LICENCA": [
    "Licencia de operación o exención de la actividad del proveedor.",
    "Licencia con las condiciones, o certificado de exención del organismo ambiental.",
    ["¿La licencia es de la actividad y de la dirección en que opera el proveedor?", "LO 1.234, patio de andamios."],
    ["¿La licencia ambiental está vigente o con renovación pedida en plazo?", "Válida hasta 2028; renovación 120 días antes."],
    ["¿Se cumplieron las condiciones con plazo?", "Informe anual presentado en 01/2026."],
    ["Si hay exención, ¿es del organismo competente y cita la actividad?", "Certificado de exención SEMAD 998."],
  ],
  "SSMA-CTF": [
    "Certificado trimestral del registro técnico federal de actividades contaminantes.",
    "Certificado de regularidad emitido en el sitio del IBAMA.",
    ["¿El certificado del IBAMA es del CNPJ del proveedor?", "Registro n.º 5566778."],
    ["¿La actividad registrada en el CTF es la ejercida?", "Categoría 18 – transporte de cargas peligrosas."],
    ["¿El certificado está en el trimestre de validez?", "Válido hasta el 05/06/2026."],
    ["¿Se presentó el informe anual de actividades?", "RAPP 2025 presentado en 03/2026."],
  ],
  "SSMA-PGRS": [
    "Plan de cómo los residuos del proyecto se separan, almacenan y destinan.",
    "PGRS del proyecto, con destinatarios y licencias.",
    ["¿El plan lista los residuos del proyecto, con clase y cantidad?", "Chatarra clase IIB, 2 t/mes; aceite clase I, 200 L."],
    ["¿Almacenamiento y recolección tienen lugar y frecuencia?", "Box cubierto, recolección quincenal."],
    ["¿Transportistas y destinatarios tienen licencia?", "Destinatario LO 445, CTF regular."],
    ["¿Hay responsable técnico del PGRS, con ART?", "Ing. ambiental, ART 20260088."],
  ],
  "SSMA-MTR": [
    "Manifiestos de transporte de los residuos del mes y la prueba del destino final.",
    "MTR del mes y los CDF correspondientes, del sistema MTR.",
    ["¿Los MTR son del mes y del generador correcto?", "3 MTR de 03/2026, generador en el proyecto."],
    ["¿Cada MTR fue recibido y tiene CDF?", "MTR 9987 con CDF 2233."],
    ["¿Las cantidades del CDF son las del MTR?", "1,8 t en ambos."],
    ["¿La clase y la tecnología de destino son las del PGRS?", "Coprocesamiento, clase I."],
  ],
  "SSMA-PERIGOSOS": [
    "CIV, CIPP, curso MOPP y ficha de emergencia de quien transporta mercancías peligrosas.",
    "CIV y CIPP del vehículo, MOPP del conductor y sobre de emergencia.",
    ["¿El conductor tiene MOPP vigente en la CNH o en el certificado?", "MOPP hasta 09/2029."],
    ["¿CIV y CIPP del tanque o carrocería están válidos?", "CIPP hasta 11/2026."],
    ["¿La ficha de emergencia y los paneles son del producto transportado?", "ONU 1202, gasóleo, 30/1202."],
    ["¿El kit y los EPP de emergencia están completos?", "Kit NBR 9735 verificado en 02/2026."],
  ],
};
