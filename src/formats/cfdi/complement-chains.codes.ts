/**
 * What the chain of a CFDI (cadena original) says of the complements whose schema is not here: a block for each namespace, a
 * line for each element, in the order of the chain. A name is an attribute, with `?` one that may be missing; `>` leads
 * to the children of a name and their line, `>>` to all elements of a name below; `#` is the text of each element at a
 * path, with `!` of the first one, also when there is none. `Parent/Name` is the line of a name below one parent.
 * Source: the stylesheets that cadenaoriginal_4_0.xslt of SAT includes, read 2026-11-29.
 */
export const COMPLEMENT_CHAINS = `
http://www.sat.gob.mx/donat
Donatarias: version noAutorizacion fechaAutorizacion leyenda

http://www.sat.gob.mx/divisas
Divisas: version tipoOperacion

http://www.sat.gob.mx/pfic
PFintegranteCoordinado: version ClaveVehicular Placa RFCPF?

http://www.sat.gob.mx/TuristaPasajeroExtranjero
TuristaPasajeroExtranjero: version fechadeTransito tipoTransito >datosTransito
datosTransito: Via TipoId NumeroId Nacionalidad EmpresaTransporte IdTransporte?

http://www.sat.gob.mx/nomina12
Nomina: Version TipoNomina FechaPago FechaInicialPago FechaFinalPago NumDiasPagados TotalPercepciones? TotalDeducciones? TotalOtrosPagos? >Emisor >Receptor >Percepciones >Deducciones >OtrosPagos >Incapacidades
Emisor: Curp? RegistroPatronal? RfcPatronOrigen? >EntidadSNCF
EntidadSNCF: OrigenRecurso MontoRecursoPropio?
Receptor: Curp NumSeguridadSocial? FechaInicioRelLaboral? Antigüedad? TipoContrato Sindicalizado? TipoJornada? TipoRegimen NumEmpleado Departamento? Puesto? RiesgoPuesto? PeriodicidadPago Banco? CuentaBancaria? SalarioBaseCotApor? SalarioDiarioIntegrado? ClaveEntFed >SubContratacion
SubContratacion: RfcLabora PorcentajeTiempo
Percepciones: TotalSueldos? TotalSeparacionIndemnizacion? TotalJubilacionPensionRetiro? TotalGravado TotalExento >Percepcion >JubilacionPensionRetiro >SeparacionIndemnizacion
Percepcion: TipoPercepcion Clave Concepto ImporteGravado ImporteExento >AccionesOTitulos >HorasExtra
AccionesOTitulos: ValorMercado PrecioAlOtorgarse
HorasExtra: Dias TipoHoras HorasExtra ImportePagado
JubilacionPensionRetiro: TotalUnaExhibicion? TotalParcialidad? MontoDiario? IngresoAcumulable IngresoNoAcumulable
SeparacionIndemnizacion: TotalPagado NumAñosServicio UltimoSueldoMensOrd IngresoAcumulable IngresoNoAcumulable
Deducciones: TotalOtrasDeducciones? TotalImpuestosRetenidos? >Deduccion
Deduccion: TipoDeduccion Clave Concepto Importe
OtrosPagos: >OtroPago
OtroPago: TipoOtroPago Clave Concepto Importe >SubsidioAlEmpleo >CompensacionSaldosAFavor
SubsidioAlEmpleo: SubsidioCausado
CompensacionSaldosAFavor: SaldoAFavor Año RemanenteSalFav
Incapacidades: >Incapacidad
Incapacidad: DiasIncapacidad TipoIncapacidad ImporteMonetario?

http://www.sat.gob.mx/registrofiscal
CFDIRegistroFiscal: Version Folio

http://www.sat.gob.mx/pagoenespecie
PagoEnEspecie: Version CvePIC FolioSolDon PzaArtNombre PzaArtTecn PzaArtAProd PzaArtDim

http://www.sat.gob.mx/aerolineas
Aerolineas: Version TUA >OtrosCargos
OtrosCargos: TotalCargos >Cargo
Cargo: CodigoCargo Importe

http://www.sat.gob.mx/notariospublicos
NotariosPublicos: Version >DescInmuebles >DatosOperacion >DatosNotario >DatosEnajenante >DatosAdquiriente
DescInmuebles: >DescInmueble
DescInmueble: TipoInmueble Calle NoExterior? NoInterior? Colonia? Localidad? Referencia? Municipio Estado Pais CodigoPostal
DatosOperacion: NumInstrumentoNotarial FechaInstNotarial MontoOperacion Subtotal IVA
DatosNotario: CURP NumNotaria EntidadFederativa Adscripcion?
DatosEnajenante: CoproSocConyugalE >DatosUnEnajenante >DatosEnajenantesCopSC
DatosUnEnajenante: Nombre ApellidoPaterno ApellidoMaterno? RFC CURP
DatosEnajenantesCopSC: >DatosEnajenanteCopSC
DatosEnajenanteCopSC: Nombre ApellidoPaterno? ApellidoMaterno? RFC CURP? Porcentaje
DatosAdquiriente: CoproSocConyugalE >DatosUnAdquiriente >DatosAdquirientesCopSC
DatosUnAdquiriente: Nombre ApellidoPaterno? ApellidoMaterno? RFC CURP?
DatosAdquirientesCopSC: >DatosAdquirienteCopSC
DatosAdquirienteCopSC: Nombre ApellidoPaterno? ApellidoMaterno? RFC CURP? Porcentaje

http://www.sat.gob.mx/vehiculousado
VehiculoUsado: Version montoAdquisicion montoEnajenacion claveVehicular marca tipo modelo numeroMotor? numeroSerie? NIV? valor >InformacionAduanera
InformacionAduanera: numero fecha aduana?

http://www.sat.gob.mx/servicioparcialconstruccion
parcialesconstruccion: Version NumPerLicoAut >Inmueble
Inmueble: Calle NoExterior? NoInterior? Colonia? Localidad? Referencia? Municipio Estado CodigoPostal

http://www.sat.gob.mx/renovacionysustitucionvehiculos
renovacionysustitucionvehiculos: Version TipoDeDecreto >DecretoRenovVehicular >DecretoSustitVehicular
DecretoRenovVehicular: VehEnaj >VehiculosUsadosEnajenadoPermAlFab >VehiculoNuvoSemEnajenadoFabAlPerm
DecretoSustitVehicular: VehEnaj >VehiculoUsadoEnajenadoPermAlFab >VehiculoNuvoSemEnajenadoFabAlPerm
VehiculosUsadosEnajenadoPermAlFab: PrecioVehUsado TipoVeh Marca TipooClase Año Modelo? NIV? NumSerie? NumPlacas NumMotor? NumFolTarjCir NumPedIm? Aduana? FechaRegulVeh? Foliofiscal
VehiculoNuvoSemEnajenadoFabAlPerm: Año Modelo? NumPlacas RFC?
VehiculoUsadoEnajenadoPermAlFab: PrecioVehUsado TipoVeh Marca TipooClase Año Modelo? NIV? NumSerie? NumPlacas NumMotor? NumFolTarjCir NumFolAvisoint NumPedIm Aduana FechaRegulVeh Foliofiscal

http://www.sat.gob.mx/certificadodestruccion
certificadodedestruccion: Version Serie NumFolDesVeh >VehiculoDestruido >InformacionAduanera
VehiculoDestruido: Marca TipooClase Año Modelo? NIV? NumSerie? NumPlacas NumMotor? NumFolTarjCir
InformacionAduanera: NumPedImp Fecha Aduana

http://www.sat.gob.mx/arteantiguedades
obrasarteantiguedades: Version TipoBien OtrosTipoBien? TituloAdquirido OtrosTituloAdquirido? Subtotal? IVA? FechaAdquisicion CaracterísticasDeObraoPieza

http://www.sat.gob.mx/ComercioExterior11
ComercioExterior: Version MotivoTraslado? TipoOperacion ClaveDePedimento? CertificadoOrigen? NumCertificadoOrigen? NumeroExportadorConfiable? Incoterm? Subdivision? Observaciones? TipoCambioUSD? TotalUSD? >Emisor >Propietario >Receptor >Destinatario >Mercancias
Emisor: Curp? >Domicilio
Propietario: NumRegIdTrib ResidenciaFiscal
Receptor: NumRegIdTrib? >Domicilio
Destinatario: NumRegIdTrib? Nombre? >Domicilio
Mercancias: >Mercancia
Domicilio: Calle NumeroExterior? NumeroInterior? Colonia? Localidad? Referencia? Municipio? Estado Pais CodigoPostal
Mercancia: NoIdentificacion FraccionArancelaria? CantidadAduana? UnidadAduana? ValorUnitarioAduana? ValorDolares >DescripcionesEspecificas
DescripcionesEspecificas: Marca Modelo? SubModelo? NumeroSerie?

http://www.sat.gob.mx/ComercioExterior20
ComercioExterior: Version MotivoTraslado? ClaveDePedimento CertificadoOrigen NumCertificadoOrigen? NumeroExportadorConfiable? Incoterm? Observaciones? TipoCambioUSD TotalUSD >Emisor >Propietario >Receptor >Destinatario >Mercancias
Emisor: Curp? >Domicilio
Propietario: NumRegIdTrib ResidenciaFiscal
Receptor: NumRegIdTrib? >Domicilio
Destinatario: NumRegIdTrib? Nombre? >Domicilio
Mercancias: >Mercancia
Domicilio: Calle NumeroExterior? NumeroInterior? Colonia? Localidad? Referencia? Municipio? Estado Pais CodigoPostal
Mercancia: NoIdentificacion FraccionArancelaria? CantidadAduana? UnidadAduana? ValorUnitarioAduana? ValorDolares >DescripcionesEspecificas
DescripcionesEspecificas: Marca Modelo? SubModelo? NumeroSerie?

http://www.sat.gob.mx/ine
INE: Version TipoProceso TipoComite? IdContabilidad? >Entidad
Entidad: ClaveEntidad Ambito? >Contabilidad
Contabilidad: IdContabilidad

http://www.sat.gob.mx/iedu
instEducativas: version nombreAlumno CURP nivelEducativo autRVOE rfcPago?

http://www.sat.gob.mx/ventavehiculos
VentaVehiculos: version ClaveVehicular Niv? >>InformacionAduanera
InformacionAduanera: numero fecha aduana?

http://www.sat.gob.mx/detallista
detallista: documentStructureVersion #orderIdentification/referenceIdentification #orderIdentification/ReferenceDate #buyer/gln! #seller/gln! #seller/alternatePartyIdentification! #totalAmount/Amount! #TotalAllowanceCharge/specialServicesType #TotalAllowanceCharge/Amount

http://www.sat.gob.mx/ConsumoDeCombustibles11
ConsumoDeCombustibles: version tipoOperacion numeroDeCuenta subTotal? total >Conceptos
Conceptos: >ConceptoConsumoDeCombustibles
ConceptoConsumoDeCombustibles: identificador fecha rfc claveEstacion tipoCombustible cantidad nombreCombustible folioOperacion valorUnitario importe >Determinados
Determinados: >Determinado
Determinado: impuesto tasaOCuota importe

http://www.sat.gob.mx/GastosHidrocarburos10
GastosHidrocarburos: Version NumeroContrato AreaContractual? >Erogacion
Erogacion: TipoErogacion MontocuErogacion Porcentaje >DocumentoRelacionado >Actividades >CentroCostos
DocumentoRelacionado: OrigenErogacion FolioFiscalVinculado? RFCProveedor? MontoTotalIVA MontoRetencionISR? MontoRetencionIVA? MontoRetencionOtrosImpuestos? NumeroPedimentoVinculado? ClavePedimentoVinculado? ClavePagoPedimentoVinculado? MontoIVAPedimento? OtrosImpuestosPagadosPedimento? FechaFolioFiscalVinculado Mes MontoTotalErogaciones
Actividades: ActividadRelacionada? >SubActividades
SubActividades: SubActividadRelacionada? >Tareas
Tareas: TareaRelacionada?
CentroCostos: Campo? >Yacimientos
Yacimientos: Yacimiento? >Pozos
Pozos: Pozo?

http://www.sat.gob.mx/IngresosHidrocarburos10
IngresosHidrocarburos: Version NumeroContrato ContraprestacionPagadaOperador Porcentaje >DocumentoRelacionado
DocumentoRelacionado: FolioFiscalVinculado FechaFolioFiscalVinculado Mes

http://www.sat.gob.mx/CartaPorte20
CartaPorte: Version TranspInternac EntradaSalidaMerc? PaisOrigenDestino? ViaEntradaSalida? TotalDistRec? >Ubicaciones >Mercancias >FiguraTransporte
Ubicaciones: >Ubicacion
Ubicacion: TipoUbicacion IDUbicacion? RFCRemitenteDestinatario NombreRemitenteDestinatario? NumRegIdTrib? ResidenciaFiscal? NumEstacion? NombreEstacion? NavegacionTrafico? FechaHoraSalidaLlegada TipoEstacion? DistanciaRecorrida? >Domicilio
Mercancias: PesoBrutoTotal UnidadPeso PesoNetoTotal? NumTotalMercancias CargoPorTasacion? >Mercancia >Autotransporte >TransporteMaritimo >TransporteAereo >TransporteFerroviario
Mercancia: BienesTransp ClaveSTCC? Descripcion Cantidad ClaveUnidad Unidad? Dimensiones? MaterialPeligroso? CveMaterialPeligroso? Embalaje? DescripEmbalaje? PesoEnKg ValorMercancia? Moneda? FraccionArancelaria? UUIDComercioExt? >Pedimentos >GuiasIdentificacion >CantidadTransporta >DetalleMercancia
Pedimentos: Pedimento
GuiasIdentificacion: NumeroGuiaIdentificacion DescripGuiaIdentificacion PesoGuiaIdentificacion
CantidadTransporta: Cantidad IDOrigen IDDestino CvesTransporte?
DetalleMercancia: UnidadPesoMerc PesoBruto PesoNeto PesoTara NumPiezas?
Autotransporte: PermSCT NumPermisoSCT >IdentificacionVehicular >Seguros >Remolques
IdentificacionVehicular: ConfigVehicular PlacaVM AnioModeloVM
Seguros: AseguraRespCivil PolizaRespCivil AseguraMedAmbiente? PolizaMedAmbiente? AseguraCarga? PolizaCarga? PrimaSeguro?
Remolques: >Remolque
Remolque: SubTipoRem Placa
TransporteMaritimo: PermSCT? NumPermisoSCT? NombreAseg? NumPolizaSeguro? TipoEmbarcacion Matricula NumeroOMI AnioEmbarcacion? NombreEmbarc? NacionalidadEmbarc UnidadesDeArqBruto TipoCarga NumCertITC Eslora? Manga? Calado? LineaNaviera? NombreAgenteNaviero NumAutorizacionNaviero NumViaje? NumConocEmbarc? >Contenedor
TransporteAereo: PermSCT NumPermisoSCT MatriculaAeronave? NombreAseg? NumPolizaSeguro? NumeroGuia LugarContrato? CodigoTransportista RFCEmbarcador? NumRegIdTribEmbarc? ResidenciaFiscalEmbarc? NombreEmbarcador?
TransporteFerroviario: TipoDeServicio TipoDeTrafico NombreAseg? NumPolizaSeguro? >DerechosDePaso >Carro
DerechosDePaso: TipoDerechoDePaso KilometrajePagado
Carro: TipoCarro MatriculaCarro GuiaCarro ToneladasNetasCarro >Contenedor
FiguraTransporte: >TiposFigura
TiposFigura: TipoFigura RFCFigura? NumLicencia? NombreFigura? NumRegIdTribFigura? ResidenciaFiscalFigura? >PartesTransporte >Domicilio
PartesTransporte: ParteTransporte
Domicilio: Calle? NumeroExterior? NumeroInterior? Colonia? Localidad? Referencia? Municipio? Estado Pais CodigoPostal
Contenedor: MatriculaContenedor TipoContenedor NumPrecinto?
Carro/Contenedor: TipoContenedor PesoContenedorVacio PesoNetoMercancia

http://www.sat.gob.mx/CartaPorte30
CartaPorte: Version IdCCP TranspInternac RegimenAduanero? EntradaSalidaMerc? PaisOrigenDestino? ViaEntradaSalida? TotalDistRec? RegistroISTMO? UbicacionPoloOrigen? UbicacionPoloDestino? >Ubicaciones >Mercancias >FiguraTransporte
Ubicaciones: >Ubicacion
Ubicacion: TipoUbicacion IDUbicacion? RFCRemitenteDestinatario NombreRemitenteDestinatario? NumRegIdTrib? ResidenciaFiscal? NumEstacion? NombreEstacion? NavegacionTrafico? FechaHoraSalidaLlegada TipoEstacion? DistanciaRecorrida? >Domicilio
Mercancias: PesoBrutoTotal UnidadPeso PesoNetoTotal? NumTotalMercancias CargoPorTasacion? LogisticaInversaRecoleccionDevolucion? >Mercancia >Autotransporte >TransporteMaritimo >TransporteAereo >TransporteFerroviario
Mercancia: BienesTransp ClaveSTCC? Descripcion Cantidad ClaveUnidad Unidad? Dimensiones? MaterialPeligroso? CveMaterialPeligroso? Embalaje? DescripEmbalaje? SectorCOFEPRIS? NombreIngredienteActivo? NomQuimico? DenominacionGenericaProd? DenominacionDistintivaProd? Fabricante? FechaCaducidad? LoteMedicamento? FormaFarmaceutica? CondicionesEspTransp? RegistroSanitarioFolioAutorizacion? PermisoImportacion? FolioImpoVUCEM? NumCAS? RazonSocialEmpImp? NumRegSanPlagCOFEPRIS? DatosFabricante? DatosFormulador? DatosMaquilador? UsoAutorizado? PesoEnKg ValorMercancia? Moneda? FraccionArancelaria? UUIDComercioExt? TipoMateria? DescripcionMateria? >DocumentacionAduanera >GuiasIdentificacion >CantidadTransporta >DetalleMercancia
DocumentacionAduanera: TipoDocumento NumPedimento? IdentDocAduanero? RFCImpo?
GuiasIdentificacion: NumeroGuiaIdentificacion DescripGuiaIdentificacion PesoGuiaIdentificacion
CantidadTransporta: Cantidad IDOrigen IDDestino CvesTransporte?
DetalleMercancia: UnidadPesoMerc PesoBruto PesoNeto PesoTara NumPiezas?
Autotransporte: PermSCT NumPermisoSCT >IdentificacionVehicular >Seguros >Remolques
IdentificacionVehicular: ConfigVehicular PesoBrutoVehicular PlacaVM AnioModeloVM
Seguros: AseguraRespCivil PolizaRespCivil AseguraMedAmbiente? PolizaMedAmbiente? AseguraCarga? PolizaCarga? PrimaSeguro?
Remolques: >Remolque
Remolque: SubTipoRem Placa
TransporteMaritimo: PermSCT? NumPermisoSCT? NombreAseg? NumPolizaSeguro? TipoEmbarcacion Matricula NumeroOMI AnioEmbarcacion? NombreEmbarc? NacionalidadEmbarc UnidadesDeArqBruto TipoCarga Eslora? Manga? Calado? Puntal? LineaNaviera? NombreAgenteNaviero NumAutorizacionNaviero NumViaje? NumConocEmbarc? PermisoTempNavegacion? >Contenedor >RemolquesCCP
RemolquesCCP: >RemolqueCCP
RemolqueCCP: SubTipoRemCCP PlacaCCP
TransporteAereo: PermSCT NumPermisoSCT MatriculaAeronave? NombreAseg? NumPolizaSeguro? NumeroGuia LugarContrato? CodigoTransportista RFCEmbarcador? NumRegIdTribEmbarc? ResidenciaFiscalEmbarc? NombreEmbarcador?
TransporteFerroviario: TipoDeServicio TipoDeTrafico NombreAseg? NumPolizaSeguro? >DerechosDePaso >Carro
DerechosDePaso: TipoDerechoDePaso KilometrajePagado
Carro: TipoCarro MatriculaCarro GuiaCarro ToneladasNetasCarro >Contenedor
FiguraTransporte: >TiposFigura
TiposFigura: TipoFigura RFCFigura? NumLicencia? NombreFigura NumRegIdTribFigura? ResidenciaFiscalFigura? >PartesTransporte >Domicilio
PartesTransporte: ParteTransporte
Domicilio: Calle? NumeroExterior? NumeroInterior? Colonia? Localidad? Referencia? Municipio? Estado Pais CodigoPostal
Contenedor: TipoContenedor MatriculaContenedor? NumPrecinto? IdCCPRelacionado? PlacaVMCCP? FechaCertificacionCCP?
Carro/Contenedor: TipoContenedor PesoContenedorVacio PesoNetoMercancia

http://www.sat.gob.mx/CartaPorte31
CartaPorte: Version IdCCP TranspInternac EntradaSalidaMerc? PaisOrigenDestino? ViaEntradaSalida? TotalDistRec? RegistroISTMO? UbicacionPoloOrigen? UbicacionPoloDestino? >RegimenesAduaneros >Ubicaciones >Mercancias >FiguraTransporte
RegimenesAduaneros: >RegimenAduaneroCCP
RegimenAduaneroCCP: RegimenAduanero
Ubicaciones: >Ubicacion
Ubicacion: TipoUbicacion IDUbicacion? RFCRemitenteDestinatario NombreRemitenteDestinatario? NumRegIdTrib? ResidenciaFiscal? NumEstacion? NombreEstacion? NavegacionTrafico? FechaHoraSalidaLlegada TipoEstacion? DistanciaRecorrida? >Domicilio
Mercancias: PesoBrutoTotal UnidadPeso PesoNetoTotal? NumTotalMercancias CargoPorTasacion? LogisticaInversaRecoleccionDevolucion? >Mercancia >Autotransporte >TransporteMaritimo >TransporteAereo >TransporteFerroviario
Mercancia: BienesTransp ClaveSTCC? Descripcion Cantidad ClaveUnidad Unidad? Dimensiones? MaterialPeligroso? CveMaterialPeligroso? Embalaje? DescripEmbalaje? SectorCOFEPRIS? NombreIngredienteActivo? NomQuimico? DenominacionGenericaProd? DenominacionDistintivaProd? Fabricante? FechaCaducidad? LoteMedicamento? FormaFarmaceutica? CondicionesEspTransp? RegistroSanitarioFolioAutorizacion? PermisoImportacion? FolioImpoVUCEM? NumCAS? RazonSocialEmpImp? NumRegSanPlagCOFEPRIS? DatosFabricante? DatosFormulador? DatosMaquilador? UsoAutorizado? PesoEnKg ValorMercancia? Moneda? FraccionArancelaria? UUIDComercioExt? TipoMateria? DescripcionMateria? >DocumentacionAduanera >GuiasIdentificacion >CantidadTransporta >DetalleMercancia
DocumentacionAduanera: TipoDocumento NumPedimento? IdentDocAduanero? RFCImpo?
GuiasIdentificacion: NumeroGuiaIdentificacion DescripGuiaIdentificacion PesoGuiaIdentificacion
CantidadTransporta: Cantidad IDOrigen IDDestino CvesTransporte?
DetalleMercancia: UnidadPesoMerc PesoBruto PesoNeto PesoTara NumPiezas?
Autotransporte: PermSCT NumPermisoSCT >IdentificacionVehicular >Seguros >Remolques
IdentificacionVehicular: ConfigVehicular PesoBrutoVehicular PlacaVM AnioModeloVM
Seguros: AseguraRespCivil PolizaRespCivil AseguraMedAmbiente? PolizaMedAmbiente? AseguraCarga? PolizaCarga? PrimaSeguro?
Remolques: >Remolque
Remolque: SubTipoRem Placa
TransporteMaritimo: PermSCT? NumPermisoSCT? NombreAseg? NumPolizaSeguro? TipoEmbarcacion Matricula NumeroOMI AnioEmbarcacion? NombreEmbarc? NacionalidadEmbarc UnidadesDeArqBruto TipoCarga Eslora? Manga? Calado? Puntal? LineaNaviera? NombreAgenteNaviero NumAutorizacionNaviero NumViaje? NumConocEmbarc? PermisoTempNavegacion? >Contenedor
Contenedor: TipoContenedor MatriculaContenedor? NumPrecinto? IdCCPRelacionado? PlacaVMCCP? FechaCertificacionCCP? >RemolquesCCP
RemolquesCCP: >RemolqueCCP
RemolqueCCP: SubTipoRemCCP PlacaCCP
TransporteAereo: PermSCT NumPermisoSCT MatriculaAeronave? NombreAseg? NumPolizaSeguro? NumeroGuia LugarContrato? CodigoTransportista RFCEmbarcador? NumRegIdTribEmbarc? ResidenciaFiscalEmbarc? NombreEmbarcador?
TransporteFerroviario: TipoDeServicio TipoDeTrafico NombreAseg? NumPolizaSeguro? >DerechosDePaso >Carro
DerechosDePaso: TipoDerechoDePaso KilometrajePagado
Carro: TipoCarro MatriculaCarro GuiaCarro ToneladasNetasCarro >Contenedor
FiguraTransporte: >TiposFigura
TiposFigura: TipoFigura RFCFigura? NumLicencia? NombreFigura NumRegIdTribFigura? ResidenciaFiscalFigura? >PartesTransporte >Domicilio
PartesTransporte: ParteTransporte
Domicilio: Calle? NumeroExterior? NumeroInterior? Colonia? Localidad? Referencia? Municipio? Estado Pais CodigoPostal
Carro/Contenedor: TipoContenedor PesoContenedorVacio PesoNetoMercancia

http://www.sat.gob.mx/hidrocarburospetroliferos
HidroYPetro: Version TipoPermiso NumeroPermiso ClaveHYP SubProductoHYP
`;
