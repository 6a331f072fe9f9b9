# enterEngine.sh <folder> <command…>, in namespaces of its own (mount, pid, net): makes the Debian of <folder>/engine
# their root, with what a Docker engine needs mounted, and runs the command with this machine's own files as its root.
# An engine that is only in a chroot would run what is executed in a container outside of the container's files.
set -e
folder=$1
engine=$folder/engine
shift
mount -t proc proc /proc
mount --bind "$engine" "$engine"
cd "$engine"
mkdir -p host srv/kinora var/lib/docker
mount -t proc proc proc
mount --rbind /dev dev
mount --rbind /sys sys
# Beside cgroup v1 an engine takes no second hierarchy.
[ ! -d sys/fs/cgroup/unified ] || umount sys/fs/cgroup/unified
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mount --bind "$folder/docker" var/lib/docker
# The user-mode network's own name server.
echo 'nameserver 10.0.2.3' >run/resolv.conf
mount --bind run/resolv.conf etc/resolv.conf
pivot_root . host
ip link set lo up
exec chroot /host "$@"
