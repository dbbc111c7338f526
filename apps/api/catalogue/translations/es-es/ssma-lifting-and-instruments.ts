import type { TypeTexts } from "../../translation.ts";

export const ssmaLiftingAndInstruments: { readonly [code: string]: TypeTexts } = {
  "SSMA-INSPECAO-ICAMENTO": [
    "Informe de la grúa, hidrogrúa, plataforma o autoelevador, con plan de mantenimiento.",
    "Informe anual con ART, tabla de carga y registro de mantenimiento.",
    ["¿El informe es del equipo movilizado (placa, serie, capacidad)?", "Grúa 45 t, placa QWE1A23."],
    ["¿Se ensayaron limitadores, frenos, cables y estructura?", "Limitador de momento activo, cable sin alambres rotos."],
    ["¿El informe tiene menos de un año?", "Emitido en octubre de 2025."],
    ["¿Hay tabla de carga legible y mantenimiento al día?", "Revisión de 500 h en 02/2026."],
  ],
  "SSMA-CINTAS": [
    "Certificados e inspección periódica de los accesorios de izaje.",
    "Lista de los accesorios con capacidad, certificado del fabricante e inspección.",
    ["¿Cada accesorio tiene número, capacidad y certificado?", "Eslinga C-018, 5 t, certificado 9987."],
    ["¿La inspección de los accesorios tiene menos de seis meses?", "Inspección de 01/2026, color azul."],
    ["¿La etiqueta de las eslingas está legible y coincide con la lista?", "Etiqueta verde 2 t, lote 33 de eslingas."],
    ["¿El inspector está capacitado y firmó?", "Rigger e inspector, 01/2026."],
  ],
  "SSMA-LUVAS-ISOLANTES": [
    "Ensayo dieléctrico de guantes, mantas y pértigas usados en trabajo eléctrico.",
    "Informe del laboratorio con la clase y la fecha del ensayo.",
    ["¿La clase del guante soporta la tensión del servicio?", "Clase 2, hasta 17 kV."],
    ["¿El ensayo dieléctrico tiene menos de seis meses?", "Ensayo en 12/2025."],
    ["¿El número de serie del guante es el del informe?", "Par n.º 0457."],
    ["¿El laboratorio está acreditado o es trazable?", "RBC 0123."],
  ],
  "SSMA-DETECTOR-GASES": [
    "Certificado de calibración del detector usado en espacio confinado y trabajo en caliente.",
    "Certificado con número de serie, gases patrón y fecha.",
    ["¿El certificado es del detector movilizado, por el número de serie?", "N.º de serie K2-99887."],
    ["¿La calibración no venció?", "Calibrado en febrero de 2026."],
    ["¿O2, LIE, CO y H2S se calibraron con gas trazable?", "Gas patrón lote 5566."],
    ["¿Hay registro de la prueba de respuesta (bump test) antes del uso?", "Bump test diario, planilla de 03/2026."],
  ],
  "SSMA-VEICULO": [
    "Registro e inspección de los vehículos del proveedor que entran en el proyecto.",
    "CRLV-e del año, lista de verificación y fotos del vehículo.",
    ["¿El CRLV-e es del año y de la placa movilizada?", "CRLV 2026 de la placa QWE1A23."],
    ["¿La inspección verificó frenos, neumáticos, cinturón, alarma de retroceso y extintor?", "32 ítems conformes el 20/02/2026."],
    ["¿El vehículo tiene los requisitos de la contratante (radio, banderín, rastreador)?", "Banderín 2,5 m, baliza, rastreador."],
    ["¿El vehículo es del proveedor o hay contrato de alquiler y seguro?", "Alquilado, contrato 1.122, póliza RCF."],
  ],
};
