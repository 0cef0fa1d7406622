// Longitude and latitude of the boards' places: public knowledge.

export const USA = {
  atlanta: [-84.39, 33.75], boston: [-71.06, 42.36], calgary: [-114.07, 51.05], charleston: [-79.93, 32.78],
  chicago: [-87.63, 41.88], dallas: [-96.8, 32.78], denver: [-104.99, 39.74], duluth: [-92.1, 46.79],
  el_paso: [-106.49, 31.76], helena: [-112.04, 46.59], houston: [-95.37, 29.76], kansas_city: [-94.58, 39.1],
  las_vegas: [-115.14, 36.17], little_rock: [-92.29, 34.75], los_angeles: [-118.24, 34.05], miami: [-80.19, 25.76],
  montreal: [-73.57, 45.5], nashville: [-86.78, 36.16], new_orleans: [-90.07, 29.95], new_york: [-74.0, 40.71],
  oklahoma_city: [-97.52, 35.47], omaha: [-95.93, 41.26], phoenix: [-112.07, 33.45], pittsburgh: [-79.99, 40.44],
  portland: [-122.68, 45.52], raleigh: [-78.64, 35.78], saint_louis: [-90.2, 38.63], salt_lake_city: [-111.89, 40.76],
  san_francisco: [-122.42, 37.77], santa_fe: [-105.94, 35.69], sault_st_marie: [-84.33, 46.52], seattle: [-122.33, 47.61],
  toronto: [-79.38, 43.65], vancouver: [-123.12, 49.28], washington: [-77.04, 38.91], winnipeg: [-97.14, 49.9],
};

export const SAN_FRANCISCO = {
  golden_gate_bridge: [-122.4772, 37.8118], alcatraz: [-122.423, 37.8267], presidio: [-122.461, 37.7985],
  fort_mason: [-122.431, 37.8055], pier_39: [-122.4098, 37.8082], lombard_street: [-122.4187, 37.8021],
  the_embarcadero: [-122.3942, 37.7955], chinatown: [-122.4064, 37.7941], pacific_heights: [-122.4352, 37.7925],
  union_square: [-122.4075, 37.788], lincoln_park: [-122.5, 37.7845], japanese_tea_garden: [-122.4702, 37.7701],
  painted_ladies: [-122.433, 37.7763], civic_center: [-122.418, 37.7793], haight_ashbury: [-122.4469, 37.7699],
  sunset: [-122.4943, 37.753], twin_peaks: [-122.4477, 37.7544], castro: [-122.435, 37.7609],
  mission_district: [-122.4148, 37.7599], potrero_hill: [-122.4007, 37.7575],
};
